// Binary values of a figure's state. They are read where they came; nothing writes into them.

/** A binary value of the state (DataView, ArrayBuffer or typed array) as bytes. */
export function bytes(value) {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return new Uint8Array(0);
}

/** Numbers of a type of array, as many as there are whole. Copied only where they do not lie as the type wants them. */
function numbers(Type, value) {
  let from = bytes(value);
  const size = Type.BYTES_PER_ELEMENT;
  if (from.byteOffset % size) from = from.slice();
  return new Type(from.buffer, from.byteOffset, Math.floor(from.byteLength / size));
}

/** Whole numbers of a binary value: "u8", "i16" or "i32", little-endian, at any alignment. */
export function integers(value, type) {
  const Type = { u8: Uint8Array, i16: Int16Array, i32: Int32Array }[type];
  if (!Type) throw new Error("values of type " + type + ": u8, i16 or i32 expected");
  return numbers(Type, value);
}

/** Doubles of a binary value, little-endian, at any alignment. */
export const doubles = (value) => numbers(Float64Array, value);
