// Which figures belong to given values of a live page's parameters.

/** The recipes of a figure: which tree belongs to given values. */
export class LiveRecipes {
  constructor(spec) {
    this.spec = spec;
  }

  indices(values) {
    return this.spec.axes.map((axis) => {
      const value = values[axis.name];
      return axis.values ? axis.values.indexOf(value) : (value - axis.min) / axis.step;
    });
  }

  tree(values) {
    this.values = values;
    this.at = this.indices(values);
    this.number = 0;
    this.spec.axes.forEach((axis, a) => {
      this.number = this.number * (axis.values ? axis.values.length : axis.count) + this.at[a];
    });
    return this.fill(this.spec.tree);
  }

  fill(part) {
    if (Array.isArray(part)) return part.map((item) => this.fill(item));
    if (!part || typeof part !== "object") return part;
    if ("$" in part) return this.fill(this.rule(this.spec.rules[part.$]));
    if ("$set" in part) return this.values[part.$set].flat();
    if ("$pairs" in part) return this.values[part.$pairs];
    const filled = {};
    for (const key in part) filled[key] = this.fill(part[key]);
    return filled;
  }

  rule(rule) {
    if (rule.c) return rule.c.reduce((sum, c, i) => (i ? sum + c * this.at[i - 1] : c), 0);
    if (rule.t)
      return rule.t.map((part) => (typeof part === "string" ? part : this.rule(this.spec.rules[part]))).join("");
    return rule.v["a" in rule ? this.at[rule.a] : this.number];
  }
}
