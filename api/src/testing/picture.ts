import type { ProductPicture } from '@cuadra/shared/contract';

/** A file with the head of a lossless WebP, as many bytes long; nobody here looks at what it shows. */
export function webp(width: number, height: number, length = 60): Buffer {
  const bytes = Buffer.alloc(length, 7);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBPVP8L', 8, 'latin1');
  bytes.writeUInt32LE(length - 20, 16);
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

/** A JPEG's head: a segment of an application, and the frame. */
export function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(60, 1);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 8], 0);
  bytes.set([0xff, 0xc0, 0, 17, 8], 12);
  bytes.writeUInt16BE(height, 17);
  bytes.writeUInt16BE(width, 19);
  return bytes;
}

export function dataUrl(bytes: Buffer, type = 'image/webp'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** A picture as a browser sends it. */
export function picture(large: Buffer = webp(640, 480), small: Buffer = webp(160, 120)): ProductPicture {
  return { large: dataUrl(large), small: dataUrl(small) };
}
