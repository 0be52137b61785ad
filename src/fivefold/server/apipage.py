"""The page that describes the REST interface, made here: nothing is loaded from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "code{font-size:1rem}h2{font-size:1.1rem;margin:1.6rem 0 .2rem}p{margin:.2rem 0}"
)


class ApiPage(OpenAPIRenderPlugin):
    """Every operation with what it does, what it takes and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as a plain page."""
        parts = [
            _operation(path, method, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
        ]
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Fivefold: the REST interface</title>'
            f"<style>{STYLE}</style><main><h1>The REST interface</h1>"
            f'<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>. Play itself goes over the WebSocket '
            f"<code>/ws/CODE</code>, which the project's protocol page describes.</p>{''.join(parts)}</main></html>"
        ).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    says = operation.get("description") or operation.get("summary") or ""
    takes = _schema(operation.get("requestBody", {}).get("content", {}))
    answers = [
        f"{status} {_schema(answer.get('content', {}))}".strip() for status, answer in operation["responses"].items()
    ]
    body = f"<p>Takes <code>{escape(takes)}</code>.</p>" if takes else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(says)}</p>{body}"
        f"<p>Answers {escape(', '.join(answers))}.</p>"
    )


def _schema(content: dict[str, Any]) -> str:
    """The name of what a body holds."""
    for body in content.values():
        schema = body.get("schema", {})
        ref = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
        name = str(ref).rsplit("/", 1)[-1].rsplit("_", 1)[-1]
        return f"a list of {name}" if name and "items" in schema else name
    return ""
