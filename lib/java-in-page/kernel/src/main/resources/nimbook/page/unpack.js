// A module as a text, for pages that hold it or load it as a script. Plain script, no build step, no network.

/**
 * The bytes of a text that nimbook.page.Pack.dense wrote: how many bytes, a space, and each two characters 13 bits of
 * them, the lowest first. The characters are the 91 of ASCII from "!" to "~" without '"', "<" and "\\".
 */
function nimbookDense(text) {
  const digits = new Uint8Array(127);
  const signs = Array.from({ length: 94 }, (_, i) => 33 + i).filter((sign) => ![34, 60, 92].includes(sign));
  signs.forEach((sign, digit) => { digits[sign] = digit; });
  const from = text.indexOf(" ") + 1;
  const bytes = new Uint8Array(Number(text.slice(0, from)));
  for (let i = from, at = 0, held = 0, bits = 0; at < bytes.length; i += 2) {
    held |= (digits[text.charCodeAt(i)] + 91 * digits[text.charCodeAt(i + 1)]) << bits;
    for (bits += 13; bits >= 8 && at < bytes.length; bits -= 8) {
      bytes[at++] = held;
      held >>>= 8;
    }
  }
  return bytes;
}

/**
 * What a file of the format LZMA alone holds (Igor Pavlov, "LZMA specification", 2015): a third less than gzip for
 * WebAssembly, and no browser unpacks it. The parameters are those of nimbook.dispatch.WebModule: three bits of the
 * byte before choose the model of a literal, places choose nothing; the size stands in the header.
 */
function nimbookUnlzma(file) {
  const PARAMETERS = 3, HEADER = 13, EVEN = 1024, LEAST_RANGE = 1 << 24;
  // Where the models of each kind stand; one is the probability of a 0, of 2048.
  const MATCH = 0, REPEAT = 192, NEWEST = 204, SECOND = 216, THIRD = 228, LONGER = 240, SLOT = 432, NEAR = 688;
  const ALIGNED = 816, LENGTH = 832, REPEAT_LENGTH = 1346, LITERAL = 1984;
  if (file[0] !== PARAMETERS) throw new Error("not packed for pages");
  const view = new DataView(file.buffer, file.byteOffset);
  const bytes = new Uint8Array(view.getUint32(5, true));
  const models = new Uint16Array(LITERAL + 8 * 768).fill(EVEN);
  // Range, code, and where the next byte stands: in an array they are numbers of 32 bits, not objects.
  const coder = Int32Array.of(-1, view.getInt32(HEADER + 1), HEADER + 5);

  function bit(model) {
    return tree(model - 1, 1, 1) - 2;
  }

  /** Bits without a model, the highest first. */
  function plain(count) {
    let value = 0;
    for (; count > 0; count--) {
      const range = coder[0] >>> 1;
      coder[0] = range;
      const one = coder[1] >>> 0 >= range;
      if (one) coder[1] -= range;
      value = value << 1 | (one ? 1 : 0);
      if (range < LEAST_RANGE) {
        coder[0] <<= 8;
        coder[1] = coder[1] << 8 | file[coder[2]++];
      }
    }
    return value;
  }

  /** The node that so many bits lead to, each of whose models is chosen by those before it, the highest first. */
  function tree(first, count, node) {
    let range = coder[0], code = coder[1], from = coder[2];
    for (; count > 0; count--) {
      const probability = models[first + node];
      const bound = Math.imul(range >>> 11, probability);
      if (code >>> 0 < bound >>> 0) {
        range = bound;
        models[first + node] = probability + (2048 - probability >> 5);
        node <<= 1;
      } else {
        range = range - bound | 0;
        code = code - bound | 0;
        models[first + node] = probability - (probability >> 5);
        node = node << 1 | 1;
      }
      if (range >>> 0 < LEAST_RANGE) {
        range <<= 8;
        code = code << 8 | file[from++];
      }
    }
    coder[0] = range;
    coder[1] = code;
    coder[2] = from;
    return node;
  }

  /** The number that so many bits of a tree are. */
  function number(first, count) {
    return tree(first, count, 1) - (1 << count);
  }

  /** The same, the lowest first. */
  function reversed(first, count) {
    let node = 1, value = 0;
    for (let i = 0; i < count; i++) {
      const next = bit(first + node);
      node = node << 1 | next;
      value |= next << i;
    }
    return value;
  }

  function length(first) {
    if (!bit(first)) return 2 + number(first + 2, 3);
    if (!bit(first + 1)) return 10 + number(first + 130, 3);
    return 18 + number(first + 258, 8);
  }

  /** How far back a match begins, less one. */
  function distance(size) {
    const slot = number(SLOT + 64 * Math.min(size - 2, 3), 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const high = (2 | slot & 1) << count;
    if (slot < 14) return high + reversed(NEAR + high - slot, count);
    return high + (plain(count - 4) << 4) + reversed(ALIGNED, 4);
  }

  let at = 0, state = 0;
  let last = 0, second = 0, third = 0, fourth = 0;

  function literal() {
    const first = LITERAL + 768 * ((at ? bytes[at - 1] : 0) >> 5);
    let node = 1, left = 8;
    if (state >= 7) {
      // The byte that would continue the match differs: as far as its bits are those, they choose the models.
      let other = bytes[at - last - 1];
      let same = true;
      while (same && left > 0) {
        const expected = other >> 7 & 1;
        other <<= 1;
        const next = bit(first + (1 + expected << 8) + node);
        node = node << 1 | next;
        left--;
        same = next === expected;
      }
    }
    bytes[at++] = tree(first, left, node);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** How many bytes a match of an earlier distance has; the distance becomes the newest. */
  function repeated() {
    if (!bit(NEWEST + state)) {
      if (!bit(LONGER + 16 * state)) {
        state = state < 7 ? 9 : 11;
        return 1;
      }
    } else {
      let chosen = second;
      if (bit(SECOND + state)) {
        chosen = third;
        if (bit(THIRD + state)) {
          chosen = fourth;
          fourth = third;
        }
        third = second;
      }
      second = last;
      last = chosen;
    }
    state = state < 7 ? 8 : 11;
    return length(REPEAT_LENGTH);
  }

  function match() {
    const size = length(LENGTH);
    [fourth, third, second] = [third, second, last];
    last = distance(size);
    state = state < 7 ? 7 : 10;
    return size;
  }

  while (at < bytes.length) {
    if (!bit(MATCH + 16 * state)) {
      literal();
      continue;
    }
    const size = bit(REPEAT + state) ? repeated() : match();
    for (const end = at + size; at < end; at++) bytes[at] = bytes[at - last - 1];
  }
  return bytes;
}

/** A packed module's bytes; it comes as a text or as the file itself. */
function nimbookUnpacked(module) {
  return nimbookUnlzma(typeof module === "string" ? nimbookDense(module) : module);
}
