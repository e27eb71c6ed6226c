/** Pixels, as the head of a picture says. */
export interface Dimensions {
  width: number;
  height: number;
}

/** How the bytes of each type begin, and where its head has its width and height; undefined for what is no such picture. */
export const READ_DIMENSIONS: Readonly<Record<string, (bytes: Buffer) => Dimensions | undefined>> = {
  'image/webp': ofWebp,
  'image/jpeg': ofJpeg,
};

/** https://developers.google.com/speed/webp/docs/riff_container: simple, lossless and extended files. */
function ofWebp(bytes: Buffer): Dimensions | undefined {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return undefined;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined;
      const sizes = bytes.readUInt32LE(21);
      return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** ITU-T T.81, B.1.1.3: markers of a frame, but for the tables that have numbers among them. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/** Goes from segment to segment up to the frame's; each is at least two bytes long, so that it ends. */
function ofJpeg(bytes: Buffer): Dimensions | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (bytes[at] !== 0xff || length < 2) return undefined;
    if (FRAMES.includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + length;
  }
  return undefined;
}
