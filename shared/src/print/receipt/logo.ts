import type { ReceiptRow } from './rows.ts';

/** Dots of a thermal printer: eight to a millimetre. What a logo may take of the narrowest roll. */
const MOST_WIDE = 320;
const MOST_HIGH = 128;
/** Printers take dots by the byte. */
const BYTE = 8;

/**
 * The logo of a receipt, ready to be drawn.
 *
 * @returns undefined where there is none, or where it cannot be read: a ticket without its logo is still a ticket
 */
export async function logoOf(rows: readonly ReceiptRow[]): Promise<HTMLImageElement | undefined> {
  const row = rows.find(({ kind }) => kind === 'logo');
  if (row?.kind !== 'logo') return undefined;
  const picture = new Image();
  picture.src = row.src;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  return picture.width > 0 && picture.height > 0 ? picture : undefined;
}

interface Size {
  width: number;
  height: number;
}

/** As large as it fits, its proportions kept. */
export function within({ width, height }: Size, mostWide: number, mostHigh: number): Size {
  const scale = Math.min(mostWide / width, mostHigh / height);
  return { width: width * scale, height: height * scale };
}

/** The logo as a thermal printer's dots, on white and centred in whole bytes; undefined as above. */
export async function logoDots(rows: readonly ReceiptRow[]): Promise<ImageData | undefined> {
  const logo = await logoOf(rows);
  if (!logo) return undefined;
  const size = within(logo, MOST_WIDE, MOST_HIGH);
  const canvas = document.createElement('canvas');
  canvas.width = wholeBytes(size.width);
  canvas.height = wholeBytes(size.height);
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  // What is transparent is paper, and would be printed black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(
    logo,
    (canvas.width - size.width) / 2,
    (canvas.height - size.height) / 2,
    size.width,
    size.height,
  );
  return brush.getImageData(0, 0, canvas.width, canvas.height);
}

function wholeBytes(dots: number): number {
  return Math.ceil(dots / BYTE) * BYTE;
}
