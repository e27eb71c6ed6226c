import { exact, toQuantity } from '@cuadra/shared/domain';

/** As many digits as a barcode has, so that one that ends up here is seen to be one; three decimals as the API takes. */
const TYPED = /^\d{0,14}(?:,\d{0,3})?$/;

/**
 * What stands in the field after a key. A point is a comma: nobody weighs thousands at a counter, and 1.234 kg must not become
 * 1234. What no weight has changes nothing.
 */
export function typedWeight(before: string, next: string): string {
  const text = next.trim().replaceAll('.', ',').replace(/^,/, '0,');
  return TYPED.test(text) ? text : before;
}

/** A weight as a quantity, `"0.645"`; undefined for nothing. */
export function readWeight(text: string): string | undefined {
  const qty = toQuantity(text.replace(',', '.').replace(/\.$/, '') || '0');
  return exact(qty).gt(0) ? qty : undefined;
}

const WEIGHED: ReadonlySet<string> = new Set(['kg', 'g', 'mg', 'lb', 'oz']);
const LONG: ReadonlySet<string> = new Set(['m', 'cm', 'm²']);

/** How somebody who stands at the scales, or at the roll, asks. */
export function weightQuestion(unit: string): string {
  if (WEIGHED.has(unit)) return '¿Cuánto pesa?';
  return LONG.has(unit) ? '¿Cuánto mide?' : '¿Cuánto lleva?';
}
