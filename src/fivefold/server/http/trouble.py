"""The refusals that any request may get, for the description of the interface."""

from litestar.openapi import ResponseSpec

from fivefold.api.bodies import ErrorBody

TROUBLE = {
    status: ResponseSpec(ErrorBody, description="The request was refused.", generate_examples=False)
    for status in (400, 401, 403, 404, 413, 429, 503)
}
