// JupyterLab loads its scripts piece by piece; here each comes packed (NAME.js.gz), since not every web server packs.
(() => {
  const { head } = document;
  const append = head.appendChild;
  const PIECE = /\/build\/[^/]+\.js$|\/static\/(?!remoteEntry)\w+\.[0-9a-f]+\.js$/;

  async function unpacked(url) {
    const response = await fetch(url.pathname + ".gz");
    if (!response.ok) throw new Error(response.status);
    const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
    return URL.createObjectURL(await new Response(stream, { headers: { "Content-Type": "text/javascript" } }).blob());
  }

  head.appendChild = (node) => {
    const url = node.tagName === "SCRIPT" && node.src ? new URL(node.src) : null;
    if (!url || url.origin !== location.origin || !PIECE.test(url.pathname)) return append.call(head, node);
    // Where that fails, the script as it is.
    unpacked(url).then((packed) => { node.src = packed; }, () => {}).finally(() => append.call(head, node));
    return node;
  };
})();
