import { CountingUnit } from '@cuadra/shared/contract';
import { convert, exact, isOfPair, isUnitOf } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { type LockedMaterial, lockMaterials, type MaterialMove } from '../industrial/move-materials.ts';
import { type CountableMaterial, readCountable } from '../industrial/read-countable.ts';
import type { ReceiptLine } from './receipt-lines.ts';
import type { ReceiptRate } from './receipt-rate.ts';

/** A material of a purchase, held until the end of the transaction. */
export type HeldMaterial = LockedMaterial & Pick<CountableMaterial, 'units'>;

/** Holds the materials of a purchase, before its products: see `lockMaterials`. */
export async function holdMaterials(
  trx: CompanyTransaction,
  lines: readonly Pick<ReceiptLine, 'material_id'>[],
): Promise<Map<string, HeldMaterial>> {
  const ids = [...new Set(lines.flatMap(({ material_id }) => material_id ?? []))];
  if (ids.length === 0) return new Map();
  const locked = await lockMaterials(trx, ids);
  const countable = await readCountable(trx, ids);
  return new Map(
    [...locked].map(([id, material]) => [id, { ...material, units: countable.get(id)?.units ?? [] }]),
  );
}

/** Whether a line's unit is still one that the material is counted in, with the same factor. */
export function isCounted({ unit }: Pick<ReceiptLine, 'unit'>, { units }: HeldMaterial): boolean {
  return unit === null || isUnitOf(CountingUnit.parse(unit), units);
}

/**
 * What the lines make of the materials, in their order: what one costs goes into its average, with its part of the discount
 * and the expenses, to the last decimal. A line without a cost is worth what the rest is. Pure.
 *
 * @throws ApiError 400 with `no-rate` on `rate`, `not-a-company-currency` on a material whose cost is in another currency
 */
export function materialMoves(
  lines: readonly ReceiptLine[],
  materials: ReadonlyMap<string, HeldMaterial>,
  currency: string,
  { pair, hasRate }: ReceiptRate,
): MaterialMove[] {
  return lines.flatMap((line, index): MaterialMove[] => {
    const material = materials.get(line.material_id ?? '');
    if (!material) return [];
    const move = {
      ...{ material_id: material.id, qty: line.units, purchaseLineId: line.id },
      ...{ lot: line.lot, expires_on: line.expires_on },
    };
    if (line.total === null) return [{ ...move, value: null }];
    if (!isOfPair(material.cost_currency, pair)) {
      throw new ApiError('ERROR_VALIDATION', {
        fields: { [`lines.${index}.material_id`]: 'not-a-company-currency' },
      });
    }
    if (!hasRate && material.cost_currency !== currency) {
      throw new ApiError('ERROR_VALIDATION', { fields: { rate: 'no-rate' } });
    }
    const worth = exact(line.total).minus(line.discount_share).plus(line.expenses_share);
    const value = convert(worth, currency, material.cost_currency, pair).toFixed();
    return [{ ...move, value, unit_cost: line.landed_unit_cost, cost_currency: currency }];
  });
}
