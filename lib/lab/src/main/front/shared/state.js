// Binary values of a figure's state.

/** A binary value of the state (DataView, ArrayBuffer or typed array) as bytes of its own. */
export function bytes(value) {
  if (value instanceof ArrayBuffer) return new Uint8Array(value.slice(0));
  if (ArrayBuffer.isView(value))
    return new Uint8Array(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength));
  return new Uint8Array(0);
}

/** Whole numbers of a binary value: "u8", "i16" or "i32", little-endian, at any alignment. */
export function integers(value, type) {
  const copy = bytes(value);
  if (type === "u8") return copy;
  if (type === "i16") return new Int16Array(copy.buffer, 0, copy.byteLength >> 1);
  if (type === "i32") return new Int32Array(copy.buffer, 0, copy.byteLength >> 2);
  throw new Error("values of type " + type + ": u8, i16 or i32 expected");
}

/** Doubles of a binary value, little-endian, at any alignment. */
export function doubles(value) {
  const copy = bytes(value);
  return new Float64Array(copy.buffer, 0, copy.byteLength >> 3);
}
