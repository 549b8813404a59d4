// The search for the cells of a value, one after the other.

export class Search {
  constructor(map) {
    this.map = map;
  }

  /** @param again the same value in other numbers */
  find(value, again) {
    const { scene, tools } = this.map;
    const old = scene.found;
    const at = value === null ? null : scene.cells.where(value);
    scene.found =
      value === null ? null : { value, at, current: again && old ? Math.min(old.current, at.length - 1) : -1 };
    tools.showHits(scene.found);
    if (!again) this.map.dirty(true);
  }

  step(by) {
    const { map } = this;
    const { found } = map.scene;
    if (!found || !found.at.length) return;
    const n = found.at.length;
    found.current = found.current < 0 ? (by > 0 ? 0 : n - 1) : (found.current + by + n) % n;
    const row = Math.floor(found.at[found.current] / map.state.columns);
    const column = found.at[found.current] % map.state.columns;
    map.view.show(column, map.line(row));
    map.moved();
    map.tools.showHits(found);
    map.over({ row, column });
    map.host.say(
      "value " + found.value + ": row " + row + ", column " + column + ", " + (found.current + 1) + " of " + n,
    );
  }

  clear() {
    this.map.tools.find.value = "";
    this.find(null);
  }
}
