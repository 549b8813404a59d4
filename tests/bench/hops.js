// Set up before JupyterLab is: notes when messages of widgets leave and reach the page, in ms of the machine's clock.
(() => {
  const hops = (window.nbHops = []);
  const decoder = new TextDecoder();
  const note = (kind, data) => {
    const at = performance.timeOrigin + performance.now();
    const bytes = typeof data === "string" ? data.length : data.byteLength;
    const head = typeof data === "string" ? data : decoder.decode(data.slice(0, 1500));
    if (head.includes('"comm_msg"')) hops.push([kind, at, bytes]);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => note("came", data));
    }
    send(data) {
      note("sent", data);
      super.send(data);
    }
  };
})();
