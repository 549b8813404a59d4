// The keys of a game that is played in its picture: they choose a move, and Enter makes it.

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class GameKeys {
  constructor(game) {
    this.game = game;
    this.view = game.view;
    this.scene = game.scene;
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { keys } = this.view.state.controls;
    const way = this.scene.tiles && ARROWS[event.key];
    const cycle = { PageDown: 1, PageUp: -1 }[event.key];
    const arrow = keys.find(([name]) => name === (event.shiftKey ? "Shift+" : "") + event.key);
    if (way) this.steer(way);
    else if (arrow) this.go(arrow[1], arrow[2]);
    else if (cycle) this.cycle(cycle);
    else if (event.key === "Enter" || event.key === " ") this.enter();
    else if (event.key === "Escape") this.game.tools.set();
    else if (event.key === "Backspace" && this.game.typing) this.type(this.game.typing.slice(0, -1));
    else if (!this.game.panel.key(event) && !this.letter(event.key === "Backspace" ? "Delete" : event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  go(number, by) {
    if (!this.game.lit) return;
    this.target(this.scene.neighbour(this.scene.pick, number, by, this.game.near));
  }

  /** With a tool tile by tile, else to the nearest move in a direction. */
  steer(way) {
    const { scene } = this;
    if (this.game.lit) return this.target(scene.nearest(scene.pick?.first || scene.from, way));
    if (this.game.tools.plays) return;
    const [row, column] = scene.tile(this.game.cursor || scene.from);
    const { part, rows, columns } = scene.tiles;
    const [r, c] = [row + way[0], column + way[1]];
    if (r < 0 || c < 0 || r >= rows || c >= columns) return;
    this.game.cursor = `${part} ${r} ${c}`;
    scene.outline(this.game.cursor);
    this.game.point(this.game.cursor, true);
  }

  /** Every move in turn, so that none is out of reach. */
  cycle(step) {
    const { at, moves } = this.game.playing;
    const i = moves.indexOf(this.scene.pick?.to);
    const to = moves.at(i < 0 ? Math.min(0, step) : (i + step) % moves.length);
    if (this.game.lit) this.target(this.game.rules.move(at, to));
  }

  target(move) {
    if (!move) return;
    this.game.choose(move);
    this.view.say(move.says);
  }

  /** A letter of what is typed for a move. @returns whether any move has it */
  letter(key) {
    const { typed } = this.view.state.controls;
    const digit = /^[0-9]$/.test(key);
    if (!this.game.lit || !typed || (!digit && !this.scene.view.moves.some((move) => move.key === key))) return false;
    this.type(typed === 1 ? key : (this.game.typing + key).slice(0, typed));
    return true;
  }

  type(text) {
    const single = this.view.state.controls.typed === 1;
    const near = this.scene.pick || this.game.near;
    const move = this.scene.typed(near, text);
    this.game.near = near;
    this.game.choose(move);
    this.game.typing = text;
    if (single && !move) this.enter();
    if (single) this.game.typing = "";
    if (single && !move) return;
    this.game.words();
    this.view.say(move ? move.says : text);
  }

  enter() {
    if (this.game.cursor && !this.game.tools.plays) return this.game.tools.use(this.game.cursor);
    if (!this.game.lit) return;
    const { pick } = this.scene;
    if (pick) return this.game.take(pick);
    if (!this.game.typing) return;
    const place = (this.game.near || this.scene.first(0, 1))?.place.slice(0, -1) || [];
    this.game.object({ place, typed: this.game.typing });
  }
}
