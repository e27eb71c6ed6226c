/** Bytes that a book may come to once it is unpacked: twenty times the longest list that is taken. */
const MAX_UNPACKED = 320 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Of the end's record, and the longest comment behind it. */
const END_BYTES = 22;
const MAX_COMMENT = 65_535;

/**
 * Whether a zip says of itself that it unpacks to more than any list has. The library unpacks no entry beyond what is
 * said of it here, so that nobody fills the memory with a small file.
 */
export function unpacksToTooMuch(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return false;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    total += view.getUint32(at + 24, true);
    if (total > MAX_UNPACKED) return true;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return false;
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
