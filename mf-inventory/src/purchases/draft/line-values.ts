import type { Product, Purchase } from '@cuadra/shared/contract';
import { exact, newId, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';

/** What a product may be bought in, beside its unit. */
export interface BuyableIn {
  id: string;
  name: string;
  factor: string;
}

/** A line of a purchase as it is filled in. */
export interface LineValues {
  id: string;
  product: { id: string; name: string; code: string | null; has_lots: boolean };
  /** What the product may be bought in, as far as it is known. */
  presentations: BuyableIn[];
  /** Those are all; false of a draft that was read, which knows its own alone. */
  has_all: boolean;
  /** Empty: units. */
  presentation_id: string;
  qty: TypedDecimal;
  /** Empty: not known. */
  unit_cost: TypedDecimal;
  /** Percent. */
  discount: TypedDecimal;
  lot: string;
  /** A day; empty: none. */
  expires_on: string;
}

/** What of a product a line needs. */
export type BoughtProduct = Pick<Product, 'id' | 'name' | 'code' | 'has_lots' | 'presentations'>;

export function newLine(product: BoughtProduct, presentationId = '', qty = '1'): LineValues {
  const { id, name, code, has_lots = false, presentations = [] } = product;
  return {
    id: newId(),
    product: { id, name, code, has_lots },
    presentations: presentations.map(buyableIn),
    has_all: true,
    presentation_id: presentationId,
    qty,
    ...{ unit_cost: '', discount: '', lot: '', expires_on: '' },
  };
}

/** The lines of a draft, as the form shows them. */
export function lineValues({ lines }: Pick<Purchase, 'lines'>): LineValues[] {
  return lines.map(({ id, product, presentation, qty, unit_cost, discount, lot, expires_on }) => ({
    id,
    product: {
      ...{ id: product.id, name: product.name, code: product.code },
      has_lots: product.has_lots ?? false,
    },
    presentations: presentation ? [presentation] : [],
    has_all: false,
    presentation_id: presentation?.id ?? '',
    qty,
    unit_cost: unit_cost ?? '',
    discount: discount === null || exact(discount).isZero() ? '' : discount,
    lot: lot ?? '',
    expires_on: expires_on ?? '',
  }));
}

/** What of a product's presentation a line knows. */
export function buyableIn({ id, name, factor }: BuyableIn): BuyableIn {
  return { id, name, factor };
}

/** What a line is bought in; undefined for units. */
export function presentationOf({
  presentation_id,
  presentations,
}: Pick<LineValues, 'presentation_id' | 'presentations'>): BuyableIn | undefined {
  return presentations.find(({ id }) => id === presentation_id);
}

/**
 * The lines after a scan: one more of the last line of that product in that presentation, or a line of its own at the end.
 *
 * @returns the lines, and the one that was changed or made
 */
export function withScanned(
  lines: readonly LineValues[],
  product: BoughtProduct,
  presentationId: string,
): { lines: LineValues[]; line: LineValues } {
  const known = lines.findLast(
    (line) => line.product.id === product.id && line.presentation_id === presentationId,
  );
  if (!known) {
    const line = newLine(product, presentationId);
    return { lines: [...lines, line], line };
  }
  const line = { ...known, qty: toQuantity(exact(known.qty || '0').plus(1)) };
  return { lines: lines.map((other) => (other.id === line.id ? line : other)), line };
}
