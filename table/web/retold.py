"""The page on which a game that is over is told again, with a timeline to scrub."""

from __future__ import annotations

import html
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from table.cues import phrase
from table.speech import desk
from table.web.pages import STATIC, filled

FILES: Final = {
    "replay.js": "text/javascript; charset=utf-8",
    "replay.css": "text/css; charset=utf-8",
    "table.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
        " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
_WORDS: Final = {
    "play": phrase("retold-play"),
    "pause": phrase("retold-pause"),
    "speed": phrase("retold-speed"),
    "as-it-was": phrase("retold-as-it-was"),
    "secrets": phrase("retold-secrets"),
    "time": phrase("retold-time"),
    "parts": phrase("retold-parts"),
    "noscript": phrase("retold-noscript"),
}
"""The page's own words; everything else on it is in the story."""


def page(lang: str) -> str:
    """The page with its words in `lang`."""
    text = desk.words(lang).text
    words = {"lang": lang, **{name: text(said) for name, said in _WORDS.items()}}
    return filled("replay", lambda key: html.escape(words[key]))


def site(story: bytes, lang: str) -> Starlette:
    """The page, and the `story` it tells: the JSON of docs/replay.md. Nothing else is answered."""
    filled = page(lang)

    async def whole(request: Request) -> Response:
        return Response(filled, media_type="text/html", headers=HEADERS)

    async def told(request: Request) -> Response:
        return Response(story, media_type="application/json", headers=HEADERS)

    async def file(request: Request) -> Response:
        name = request.path_params.get("name", "icon.svg")  # where a browser looks for it by itself
        if name not in FILES:
            return Response("There is no such file.", 404, HEADERS, "text/plain")
        return Response((STATIC / name).read_bytes(), media_type=FILES[name], headers=HEADERS)

    return Starlette(
        routes=[
            Route("/", whole),
            Route("/story.json", told),
            Route("/static/{name}", file),
            Route("/favicon.ico", file),
        ]
    )
