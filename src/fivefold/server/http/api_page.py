"""An HTML page that describes the REST API, made from its OpenAPI schema without external assets."""

from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from fivefold.core.speech import Reader
from fivefold.core.words import Argument, message
from fivefold.server.http.negotiation import reader_of

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "code{font-size:1rem}h2{font-size:1.1rem;margin:1.6rem 0 .2rem}p{margin:.2rem 0}"
)


class ApiPage(OpenAPIRenderPlugin):
    """Lists every operation with its description, body and responses."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        reader = reader_of(request.headers)
        parts = [
            _operation(reader, path, method, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
        ]
        return (
            f'<!doctype html><html lang="{reader.language}"><meta charset="utf-8">'
            f"<title>Fivefold: {_words(reader, 'server.api')}</title>"
            f"<style>{STYLE}</style><main><h1>{_words(reader, 'server.api')}</h1>"
            f'<p><a href="/api/docs/openapi.json">openapi.json</a>: {_words(reader, "server.api.schema")}</p>'
            f"<p>{_words(reader, 'server.api.play', address='/ws/CODE')}</p>{''.join(parts)}</main></html>"
        ).encode()


def _words(reader: Reader, key: str, **args: Argument) -> str:
    return escape(reader.say(message(key, **args)))


def _operation(reader: Reader, path: str, method: str, operation: dict[str, Any]) -> str:
    says = operation.get("description") or operation.get("summary") or ""
    takes = _schema(reader, operation.get("requestBody", {}).get("content", {}))
    answers = [
        f"{status} {_schema(reader, answer.get('content', {}))}".strip()
        for status, answer in operation["responses"].items()
    ]
    body = f"<p>{_words(reader, 'server.api.takes', what=takes)}</p>" if takes else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(says)}</p>{body}"
        f"<p>{_words(reader, 'server.api.answers', what=', '.join(answers))}</p>"
    )


def _schema(reader: Reader, content: dict[str, Any]) -> str:
    """Return the name of a body's type."""
    for body in content.values():
        schema = body.get("schema", {})
        ref = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
        name = str(ref).rsplit("/", 1)[-1].rsplit("_", 1)[-1]
        return reader.say(message("server.api.list", what=name)) if name and "items" in schema else name
    return ""
