import type { Material, Product, Purchase, PurchaseLine } from '@cuadra/shared/contract';
import { type CountingUnit, countingUnits, exact, newId, toQuantity } from '@cuadra/shared/domain';
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
  /** What came; absent: a product. */
  kind?: 'material';
  /** The product or the material. */
  product: { id: string; name: string; code: string | null; has_lots: boolean };
  /** What a material is counted in; null: it has no measure. */
  measure?: string | null;
  /** What it may be bought in, as far as it is known; a material's units are known by name and factor. */
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

/** What of a material a line needs, with what its measure is called. */
export type BoughtMaterial = Pick<Material, 'id' | 'name' | 'has_lots' | 'units'> & {
  measure: string | null;
};

export function newMaterialLine({ id, name, has_lots, units, measure }: BoughtMaterial): LineValues {
  return {
    ...{ id: newId(), kind: 'material', product: { id, name, code: null, has_lots }, measure },
    ...{ presentations: countingUnits(measure, units).map(boughtInUnit), has_all: true, presentation_id: '' },
    ...{ qty: '1', unit_cost: '', discount: '', lot: '', expires_on: '' },
  };
}

/** A unit of a material as what it is bought in: a saco of 45 is another one than a saco of 50. */
function boughtInUnit({ name, factor }: CountingUnit): BuyableIn {
  return { id: `${name} ${factor}`, name, factor };
}

/** The lines of a draft, as the form shows them. */
export function lineValues({ lines }: Pick<Purchase, 'lines'>): LineValues[] {
  return lines.flatMap((line) => {
    const good = goodOf(line);
    if (!good) return [];
    const { id, qty, unit_cost, discount, lot, expires_on } = line;
    return {
      ...{ id, ...good, qty, unit_cost: unit_cost ?? '', lot: lot ?? '', expires_on: expires_on ?? '' },
      discount: discount === null || exact(discount).isZero() ? '' : discount,
    };
  });
}

/** What a line brings, and in what it is bought. */
function goodOf({ product, material, presentation, unit }: PurchaseLine) {
  const known = product ?? material;
  if (!known) return undefined;
  const { id, name, has_lots = false } = known;
  const shown = { product: { id, name, code: product?.code ?? null, has_lots } };
  if (!material) {
    const presentations = presentation ? [presentation] : [];
    return { ...shown, presentations, has_all: false, presentation_id: presentation?.id ?? '' };
  }
  const units = material.units.map(boughtInUnit);
  // What the draft was saved with stays among them, also where the material has it no longer.
  const isKnown = !unit || units.some((one) => one.name === unit.name && one.factor === unit.factor);
  return {
    ...{ ...shown, kind: 'material' as const, measure: material.measure, has_all: true },
    presentations: isKnown || !unit ? units : [...units, boughtInUnit(unit)],
    presentation_id: unit ? boughtInUnit(unit).id : '',
  };
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
    (line) =>
      line.kind === undefined && line.product.id === product.id && line.presentation_id === presentationId,
  );
  if (!known) {
    const line = newLine(product, presentationId);
    return { lines: [...lines, line], line };
  }
  const line = { ...known, qty: toQuantity(exact(known.qty || '0').plus(1)) };
  return { lines: lines.map((other) => (other.id === line.id ? line : other)), line };
}
