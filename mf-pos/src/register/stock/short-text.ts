import { ceil, exact, floor, presentationName, toQuantity } from '@cuadra/shared/domain';
import { type CartLine, isOfPieces, quantityText } from '../../sale/lines/line.ts';
import type { Short } from '../../sale/lines/short.ts';

type Amounts = Pick<Short, 'there' | 'wanted'>;

/** «Solo quedan 3 kg: pides 3,5 kg», «No queda: pides 2». */
export function shortText({ there, wanted }: Amounts, unit: string | undefined): string {
  const asked = `pides ${quantityText(wanted, unit)}`;
  if (exact(there).isZero()) return `No queda: ${asked}`;
  return `Solo ${exact(there).lte(1) ? 'queda' : 'quedan'} ${quantityText(there, unit)}: ${asked}`;
}

/**
 * How many of what a line counts there are for it, beside its product's other lines: whole ones of what is sold in whole
 * ones. Undefined where there is nothing left for it.
 */
export function fittingCount(line: CartLine, { there, wanted }: Amounts): string | undefined {
  const { qty, unit, presentation } = line;
  const left = exact(there).minus(exact(wanted).minus(qty));
  const count = left.div(presentation?.factor ?? 1);
  const isWhole = presentation !== undefined || (unit === undefined && isOfPieces(line));
  const fitting = isWhole ? floor(count) : count;
  return fitting.gt(0) ? toQuantity(fitting) : undefined;
}

/** What stands on the press that brings a line to what there is: «Dejar 5», «Dejar 3 kg», «Dejar 2 Caja x 24». */
export function fittingText({ unit, presentation }: CartLine, count: string): string {
  if (!presentation) return `Dejar ${quantityText(count, unit)}`;
  return `Dejar ${quantityText(toQuantity(ceil(count)), undefined)} ${presentationName(presentation)}`;
}

/** The first line of the first product that is short, which the cashier is led to. */
export function lineToMend(
  lines: readonly CartLine[],
  short: readonly Short[],
): { line: CartLine; short: Short } | undefined {
  for (const one of short) {
    const line = lines.find(({ product_id }) => product_id === one.product_id);
    if (line) return { line, short: one };
  }
  return undefined;
}
