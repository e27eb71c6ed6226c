import type { Codes, DrawnCode } from '@cuadra/shared/print';

export type LotCodeKind = 'code128' | 'qr';

/** What Code 128 says as every reader reads it: letters beyond come out of most as others. */
const PLAIN = /^[\x20-\x7e]+$/;

/** Whether a lot can be said in bars, and not in a QR alone. */
export function fitsBars(lot: string): boolean {
  return PLAIN.test(lot);
}

/** The code that says a lot; undefined until what draws has come, and where it has no bars for its letters. */
export function drawLot(
  { draw }: Pick<Codes, 'draw'>,
  lot: string,
  kind: LotCodeKind,
): DrawnCode | undefined {
  return kind === 'qr' || fitsBars(lot) ? draw?.(lot, kind) : undefined;
}
