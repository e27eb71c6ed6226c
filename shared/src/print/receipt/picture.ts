import { COLUMNS, layOut } from './columns.ts';
import { logoOf, within } from './logo.ts';
import type { PaperWidth } from './ReceiptPaper.tsx';
import type { Receipt } from './rows.ts';

/** Pixels: a letter's size, a line's height, the white around. Large enough to be read when a phone enlarges it. */
const LETTER = 22;
const LINE = 31;
const LARGE_LINE = 46;
const MARGIN = 36;
const LOGO_HEIGHT = 150;
const BAND = 14;
/** The letters of a receipt printer: all as wide as each other. */
const FONT =
  "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace";

/** Draws the receipt as a thermal printer would. @throws when the browser gives no canvas */
export async function receiptPicture({ rows }: Receipt, width: PaperWidth): Promise<Blob> {
  const columns = COLUMNS[width];
  const lines = layOut(rows, columns);
  const logo = await logoOf(rows);
  const logoHeight = logo ? LOGO_HEIGHT + LINE : 0;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.font = `${LETTER}px ${FONT}`;
  canvas.width = Math.ceil(brush.measureText('0'.repeat(columns)).width) + 2 * MARGIN;
  canvas.height = lines.reduce(
    (height, { large }) => height + (large ? LARGE_LINE : LINE),
    2 * MARGIN + logoHeight,
  );
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  const band = rows.find((row) => row.kind === 'band');
  if (band) {
    brush.fillStyle = band.colour;
    brush.fillRect(0, 0, canvas.width, BAND);
  }
  brush.fillStyle = '#000';
  brush.textBaseline = 'middle';
  if (logo) {
    const { width: w, height: h } = within(logo, canvas.width - 2 * MARGIN, LOGO_HEIGHT);
    brush.drawImage(logo, (canvas.width - w) / 2, MARGIN, w, h);
  }
  let top = MARGIN + logoHeight;
  for (const { text, strong, large } of lines) {
    const height = large ? LARGE_LINE : LINE;
    brush.save();
    brush.translate(MARGIN, top + height / 2);
    if (large) brush.scale(1, LARGE_LINE / LINE);
    brush.font = `${strong ? 'bold ' : ''}${LETTER}px ${FONT}`;
    brush.fillText(text, 0, 0);
    brush.restore();
    top += height;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
