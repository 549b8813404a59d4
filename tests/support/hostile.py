"""A stranger's notebook: every way that is known to bring a script along. Each puts its name into window.hostile."""

import base64
import gzip
import json

import nbformat

from support.notebook import KERNEL, LANGUAGE


def script(name: str) -> str:
    return f"(window.hostile ||= []).push('{name}')"


def tag(name: str) -> str:
    return f"<script>{script(name)}</script>"


def image(name: str) -> str:
    return f'<img src="x:" onerror="{script(name)}">'


def svg(name: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" onload="{script(name)}"><script>{script(name)}</script></svg>'


def leaving(name: str) -> str:
    """What leads elsewhere without a script, or asks elsewhere."""
    return (
        f'<meta http-equiv="refresh" content="0; url=http://127.0.0.1:9/{name}"><base href="http://127.0.0.1:9/">'
        f'<form action="http://127.0.0.1:9/{name}"><button autofocus>send</button></form>'
        f'<iframe src="http://127.0.0.1:9/{name}"></iframe><iframe srcdoc="{tag(name)}"></iframe>'
        f'<object data="data:text/html,{tag(name)}"></object><embed src="data:text/html,{tag(name)}">'
    )


def fragment(name: str) -> str:
    """A figure as the kernel stores it, with a module of the stranger's own."""
    data = {"modules": {f"stage-{name}": f"{script(name)}; export function render() {{}}"}, "css": "", "state": {}}
    packed = base64.b64encode(gzip.compress(json.dumps(data | {"paths": [], "buffers": []}).encode())).decode()
    return (
        '<div class="nb-page" data-nb-page="x"><div class="nb-stills"><p>a figure</p></div>'
        f'<script type="text/plain" data-nb-data>{packed}</script><script type="module">{script(name)}</script></div>'
    )


HTML = [tag, image, svg, leaving, fragment]
OUTPUTS = {
    "text/html": lambda n: "".join(make(f"html {make.__name__} {n}") for make in HTML),
    "text/markdown": lambda n: image(f"md output {n}") + tag(f"md output {n}"),
    "image/svg+xml": lambda n: svg(f"svg {n}"),
    "image/png": lambda n: f'">{tag(f"png {n}")}{image(f"png {n}")}<i title="',
    "image/jpeg": lambda n: f'">{tag(f"jpeg {n}")}{image(f"jpeg {n}")}<i title="',
    "text/latex": lambda n: f"$\\href{{javascript:{script(f'latex {n}')}}}{{x}}$ {image(f'latex {n}')}",
    "application/javascript": lambda n: script(f"javascript {n}"),
    "application/vnd.unknown+json": lambda n: {"x": image(f"vnd {n}")},
}
PROSE = [
    lambda: "# A title " + image("title") + tag("title"),
    lambda: (
        f'[a link](javascript:{script("link")}) <a href="javascript:{script("a")}">b</a> [out](https://example.org/)'
    ),
    lambda: tag("prose") + image("prose") + svg("prose") + leaving("prose"),
    lambda: f"![x](attachment:x.svg) ![y]({'x&quot; onerror=&quot;' + script('picture')})",
    lambda: f"$\\href{{javascript:{script('formula')}}}{{x}}$ $\\htmlData{{a={image('formula')}}}{{x}}$",
    lambda: f'<details open ontoggle="{script("toggle")}"><p>x</p></details><p style="color: red">red</p>',
    lambda: f"```html\n{tag('code')}\n```\n\n`{image('code')}`",
]
WIDGETS = {
    "any": {
        "model_name": "AnyModel",
        "model_module": "anywidget",
        "model_module_version": "*",
        "state": {
            "_esm": f"{script('esm')}; export default {{ render() {{}} }}",
            "_model_name": "AnyModel",
            "_model_module": "anywidget",
            "_model_module_version": "*",
            "_view_name": "AnyView",
            "_view_module": "anywidget",
            "_view_module_version": "*",
        },
    },
    "html": {
        "model_name": "HTMLModel",
        "model_module": "@jupyter-widgets/controls",
        "model_module_version": "2.0.0",
        "state": {"value": image("widget html")},
    },
}


def notebook(*cells: str) -> nbformat.NotebookNode:
    """The notebook, with these cells of code first."""
    from nbformat import v4

    svg_file = {"x.svg": {"image/svg+xml": base64.b64encode(svg("attachment").encode()).decode()}}
    made = [v4.new_code_cell(cell) for cell in cells]
    made += [v4.new_markdown_cell(make(), attachments=svg_file) for make in PROSE]
    outputs = [v4.new_output("display_data", {kind: make(kind[-3:])}) for kind, make in OUTPUTS.items()]
    view = {"application/vnd.jupyter.widget-view+json": {"version_major": 2, "version_minor": 0, "model_id": "html"}}
    outputs += [
        v4.new_output("display_data", view),
        v4.new_output("stream", name="stdout", text=f"\x1b[31m{image('stream')}\x1b[0m{tag('stream')}"),
        v4.new_output("error", ename=tag("ename"), evalue=image("evalue"), traceback=[tag("traceback")]),
    ]
    tags = {"tags": [f'x"{image("tag")}'], "slideshow": {"slide_type": f'slide"{tag("slide")}'}}
    made.append(v4.new_code_cell(f"1 // {tag('source')}", outputs=outputs, execution_count=1, metadata=tags))
    made.append(v4.new_raw_cell(tag("raw"), metadata={"format": "text/html"}))
    state = {"version_major": 2, "version_minor": 0, "state": WIDGETS}
    metadata = {
        "kernelspec": dict(KERNEL),
        "language_info": dict(LANGUAGE),
        "title": tag("metadata title"),
        "widgets": {"application/vnd.jupyter.widget-state+json": state},
    }
    return v4.new_notebook(cells=made, metadata=metadata)
