import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { CodePage } from './code-pages.ts';
import { layOut } from './columns.ts';
import { encodingOf, printable } from './printable.ts';
import type { ReceiptRow } from './rows.ts';

export interface ThermalOptions {
  /** Letters in a line: 32 on 58 mm, 42 or 48 on 80 mm. */
  columns: number;
  codePage: CodePage;
  /** Opens the drawer that hangs on the printer. */
  opensDrawer?: boolean;
  /** Above everything; both sides a multiple of eight dots. */
  logo?: ImageData | undefined;
}

/** Lines between the last one and the knife, so that it is not cut off with the paper. */
const FEED = 4;

/** The bytes that make a thermal printer print the rows and cut the paper. Heavy: loaded when a printer is first wanted. */
export function escPos(rows: readonly ReceiptRow[], options: ThermalOptions): Uint8Array {
  const { columns, codePage, opensDrawer = false, logo } = options;
  const encoder = start(options);
  // First: the drawer is open while the paper is still coming.
  if (opensDrawer) encoder.pulse();
  if (logo) encoder.align('center').image(logo, logo.width, logo.height, 'atkinson').align('left');
  for (const { text, strong, large } of layOut(inLettersOf(rows, codePage), columns)) {
    encoder
      .bold(strong)
      .size(1, large ? 2 : 1)
      .line(text);
  }
  return encoder.bold(false).size(1, 1).newline(FEED).cut('partial').encode();
}

/** The bytes that open the drawer and print nothing. */
export function drawerPulse(): Uint8Array {
  return new ReceiptPrinterEncoder().initialize().pulse().encode();
}

function start({ columns, codePage }: ThermalOptions): ReceiptPrinterEncoder {
  return new ReceiptPrinterEncoder({ language: 'esc-pos', columns, codepageMapping: 'epson' })
    .initialize()
    .codepage(encodingOf(codePage));
}

/** Before they are laid out: what stands for a sign may be wider than the sign. */
function inLettersOf(rows: readonly ReceiptRow[], page: CodePage): ReceiptRow[] {
  return rows.map((row) => {
    if (row.kind !== 'text' && row.kind !== 'pair') return row;
    if (row.kind === 'text') return { ...row, text: printable(row.text, page) };
    return { ...row, start: printable(row.start, page), end: printable(row.end, page) };
  });
}
