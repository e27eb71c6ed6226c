import type { ListedMaterial } from '@cuadra/shared/contract';
import { exact, formatQuantity, newId, toQuantity } from '@cuadra/shared/domain';

/** How much of each material is written down to be bought, by its id; null: what was written is no number. */
export type WantedMaterials = ReadonlyMap<string, string | null>;

type Low = Pick<ListedMaterial, 'id' | 'qty' | 'min_qty' | 'already_ordered'>;

/**
 * How much of a material to buy: what somebody wrote, or else so much that its minimum is there again, without what drafts of
 * purchases have already; all of it where they have enough.
 */
export function wantedOf(wanted: WantedMaterials, { id, qty, min_qty, already_ordered }: Low): string | null {
  const written = wanted.get(id);
  if (written !== undefined) return written;
  const short = exact(min_qty ?? '0').minus(qty);
  const rest = short.minus(already_ordered);
  return toQuantity(rest.gt(0) ? rest : short);
}

/** «Quedan 3, mínimo 10 · en borradores 4». */
export function lowText({ qty, min_qty, already_ordered }: Low): string {
  const ordered = exact(already_ordered).gt(0) ? ` · en borradores ${formatQuantity(already_ordered)}` : '';
  return `Quedan ${formatQuantity(qty)}, mínimo ${formatQuantity(min_qty ?? '0')}${ordered}`;
}

/** What is wrong with how much is bought of a material that is chosen. */
export function wantedError(qty: string | null, isChosen: boolean): string | undefined {
  if (!isChosen || (qty && exact(qty).gt(0))) return undefined;
  return 'Escribe cuánto compras, o desmárcalo.';
}

/** The lines of a purchase of what is chosen, each in its material's own measure; undefined while one has no quantity. */
export function materialLines(low: readonly Low[], chosen: ReadonlySet<string>, wanted: WantedMaterials) {
  const bought = low
    .filter(({ id }) => chosen.has(id))
    .map((material) => ({ material_id: material.id, qty: wantedOf(wanted, material) }));
  if (bought.some(({ qty }) => wantedError(qty, true) !== undefined)) return undefined;
  return bought.map(({ material_id, qty }) => ({ id: newId(), material_id, qty: toQuantity(qty ?? 0) }));
}
