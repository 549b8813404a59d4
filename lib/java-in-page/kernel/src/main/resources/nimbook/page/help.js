// What a library's documentation says of what the compiler found at a place.
//
//   nimbookHelp(types)(inspected) → { "text/plain", "text/html" }, or null where nothing is known
//
// types: { "Type": { name: "pack.Type", texts, members: { "take(int,String...)": texts, "FIELD": texts } } }, a nested
// type as "Type.Nested", parameters by the simple names of their types without type arguments; texts: [plain, html,
// plain in brief, html in brief]. inspected: the answer of compiler.js to inspect.

function nimbookHelp(types) {
  /** So many overloads are shown whole; of more, each in brief. */
  const WHOLE = 2;

  const own = (map, key) => (map && Object.hasOwn(map, key) ? map[key] : null);

  const withoutTypeArguments = (text) => {
    const less = text.replace(/<[^<>]*>/g, "");
    return less === text ? text : withoutTypeArguments(less);
  };

  /** "take(int,String...)" of "take(int k, String... names) : Pile<T>". */
  const key = (line) => {
    const [head] = withoutTypeArguments(line).split(" : ");
    const open = head.indexOf("(");
    if (open < 0) return head;
    const parameters = head.slice(open + 1, -1).split(", ");
    return head.slice(0, open + 1) + parameters.map((one) => one.split(" ")[0].replace(/^.*\.(?=\w)/, "")).join() + ")";
  };

  /** Only the number of parameters: the compiler has put types for the variables of a generic one. */
  const shape = (member) => member.replace(/[^(,]+(?=[,)])/g, "_");

  const memberOf = (members, line) => {
    const wanted = key(line);
    if (own(members, wanted)) return wanted;
    const alike = Object.keys(members).filter((one) => shape(one) === shape(wanted));
    return alike.length === 1 ? alike[0] : null;
  };

  const bundle = (all) => {
    const from = all.length > WHOLE ? 2 : 0;
    return {
      "text/plain": all.map((texts) => texts[from]).join("\n\n"),
      "text/html": all.map((texts) => texts[from + 1]).join(""),
    };
  };

  return (inspected) => {
    const [declared, place] = inspected.split("\n\n");
    const lines = declared.split("\n");
    const type = /^(?:class|interface|record|enum) (.+)/.exec(lines[0]);
    if (type) {
      const name = withoutTypeArguments(type[1]);
      const found = own(types, name);
      return found && found.name === `${place}.${name}` ? bundle([found.texts]) : null;
    }
    const owner = place && own(types, place);
    if (owner) {
      // In the order of the documentation, whichever the compiler found first.
      const found = new Set(lines.map((line) => memberOf(owner.members, line)));
      const all = Object.keys(owner.members).filter((one) => found.has(one));
      if (all.length) return bundle(all.map((one) => owner.members[one]));
    }
    const value = /^\w+ : (.+)$/.exec(lines[0]);
    const found = value && own(types, withoutTypeArguments(value[1]));
    return found ? bundle([found.texts]) : null;
  };
}
