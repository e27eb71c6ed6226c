import type { Material } from '@cuadra/shared/contract';
import { exact, newId, toQuantity } from '@cuadra/shared/domain';

/** How much of each material is written down to be bought, by its id; null: what was written is no number. */
export type WantedMaterials = ReadonlyMap<string, string | null>;

type Low = Pick<Material, 'id' | 'qty' | 'min_qty'>;

/** How much of a material to buy: what somebody wrote, or else so much that its minimum is there again. */
export function wantedOf(wanted: WantedMaterials, { id, qty, min_qty }: Low): string | null {
  const written = wanted.get(id);
  return written === undefined ? toQuantity(exact(min_qty ?? '0').minus(qty)) : written;
}

/** The lines of a purchase of what is chosen, each in its material's own measure; what is no quantity is left out. */
export function materialLines(low: readonly Low[], chosen: ReadonlySet<string>, wanted: WantedMaterials) {
  return low.flatMap((material) => {
    const qty = wantedOf(wanted, material);
    if (!chosen.has(material.id) || !qty || exact(qty).lte(0)) return [];
    return [{ id: newId(), material_id: material.id, qty: toQuantity(qty) }];
  });
}
