// The order in which cells run: as if each were run once, from the first to the last, with its text as it is now.

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

const meets = (one, other) => [...one].some((each) => other.has(each));

export class CellOrder {
  /** @param sources of all cells in order, as they were last run */
  constructor(sources, session, compiler) {
    this.sources = [...sources];
    this.session = session;
    this.compiler = compiler;
    /** What each cell does to the others: { source, names, words, acts }. */
    this.outlines = [];
    /** Before each cell that was passed: what was declared then. */
    this.marks = [];
    this.passed = 0;
    this.last = Promise.resolve();
  }

  /**
   * Runs a cell with another source, before it what it needs, and behind it the cells that depend on it.
   * @param shownAt what shows the result of a cell: { begin(), end(result) }, or null
   */
  run(at, source, shownAt) {
    const next = this.last.then(() => this.runNow(at, source, shownAt));
    this.last = next.catch(() => {});
    return next;
  }

  async runNow(at, source, shownAt) {
    const shown = shownAt(at);
    shown.begin();
    const known = await this.reach(at);
    const changed = this.changes(await this.outline(at), known);
    this.sources[at] = source;
    for (const name of this.changes(await this.outline(at), known)) changed.add(name);
    if (!(await this.step(at, shown))) return;
    const depending = await this.depending(at, changed, known);
    const end = Math.max(at, ...depending);
    while (this.passed <= end) {
      const i = this.passed;
      const other = depending.includes(i) ? shownAt(i) : null;
      if (other) other.begin();
      if (other || (await this.matters(i, known))) await this.step(i, other);
      else await this.pass(i);
      for (const name of (await this.outline(i)).names) known.add(name);
    }
  }

  /** Gets the declarations of the cells before this one, and nothing of those behind; their names. */
  async reach(at) {
    if (at < this.passed) {
      await this.compiler.back(this.marks[at]);
      this.passed = at;
    }
    const known = new Set();
    for (let i = 0; i < at; i++) {
      if (i >= this.passed) {
        if (await this.matters(i, known)) await this.step(i, null);
        else await this.pass(i);
      }
      for (const name of (await this.outline(i)).names) known.add(name);
    }
    return known;
  }

  async pass(i) {
    this.marks[i] = await this.compiler.mark();
    this.passed = i + 1;
  }

  /** Whether the cell compiled. A cell that fails does not keep the others from running, as in a notebook. */
  async step(i, shown) {
    await this.pass(i);
    let result;
    try {
      result = await this.session.run(this.sources[i], { silent: !shown });
    } catch (error) {
      result = { printed: "", thrown: error.message };
    }
    if (shown) await shown.end(result);
    return !result.errors;
  }

  async outline(i) {
    const source = this.sources[i];
    const before = this.outlines[i];
    if (before && before.source === source) return before;
    // A cell of the notebook's own commands declares nothing.
    const { names, acts } = /^\s*%/.test(source) ? { names: [] } : await this.compiler.outline(source);
    const words = new Set(source.match(WORD));
    const receiver = (/^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*\./u.exec(source) || [])[1];
    return (this.outlines[i] = { source, names, acts, words, receiver });
  }

  /** Whether a cell does something to those behind it: it declares, assigns, or calls something of a variable. */
  async matters(i, known) {
    const { names, acts, receiver } = await this.outline(i);
    return names.length > 0 || acts || known.has(receiver);
  }

  /** The names that mean something else behind the cell. */
  changes({ names, acts, words, receiver }, known) {
    const changed = new Set(names);
    if (acts || known.has(receiver)) for (const word of words) if (known.has(word)) changed.add(word);
    return changed;
  }

  /** The cells behind this one that name what has changed, or what such a cell changes in turn. */
  async depending(at, changed, before) {
    const found = [];
    const known = new Set([...before, ...changed]);
    for (let i = at + 1; i < this.sources.length && changed.size; i++) {
      const outline = await this.outline(i);
      if (meets(changed, outline.words)) {
        found.push(i);
        for (const name of this.changes(outline, known)) changed.add(name);
      }
      for (const name of outline.names) known.add(name);
    }
    return found;
  }
}
