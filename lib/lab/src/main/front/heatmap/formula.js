// A formula laid over a table: the JVM evaluates it, here stands the overlay that it sends.

export class Formula {
  constructor(map) {
    this.map = map;
    this.requests = 0;
    this.overlay = null;
  }

  /** Another text, or none; it is kept for the next time. */
  type(text) {
    this.map.keep("formula", text.trim() || undefined);
    this.ask();
  }

  get text() {
    return this.map.kept.formula || "";
  }

  /** Asks for the overlay of these numbers. */
  async ask() {
    const { map, text } = this;
    const mine = ++this.requests;
    if (!text) return this.show(null, "");
    if (!map.host.live) return this.show(null, "a formula needs a kernel");
    try {
      const { overlay, error } = await map.host.request({ do: "formula", text });
      if (mine === this.requests && !map.gone) this.show(overlay || null, error || "");
    } catch (_) {
      // Another request came first, or the kernel has gone: what is there stays.
    }
  }

  show(overlay, error) {
    const { map } = this;
    map.tools.showFormula(this.text, error);
    if (!overlay && !this.overlay) return;
    this.overlay = overlay;
    map.dress(true);
    if (overlay) map.host.say(overlay.name);
  }

  clear() {
    this.requests++;
    this.overlay = null;
    this.map.tools.showFormula("", "");
  }
}
