import type { IndustrialToBuy } from '@cuadra/shared/contract';
import { exact, newId, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';

/** What somebody wrote of a good: how much of it, and whether it is bought at all. */
export interface Wanted {
  qty: TypedDecimal;
  isChosen: boolean;
}

/** By the goods' ids; what nobody touched is bought as the plan says. */
export type WantedGoods = ReadonlyMap<string, Wanted>;

type Row = Pick<IndustrialToBuy, 'good' | 'to_buy' | 'already_ordered'>;

/** How much of a good is bought, and whether it is: what drafts of purchases have already is not bought again. */
export function wantedOf(wanted: WantedGoods, { good, to_buy, already_ordered }: Row): Wanted {
  const rest = exact(to_buy).minus(already_ordered);
  const isChosen = rest.gt(0);
  return wanted.get(good.id) ?? { qty: isChosen ? toQuantity(rest) : to_buy, isChosen };
}

/** What is wrong with how much is bought of what is chosen. */
export function wantedError({ qty, isChosen }: Wanted): string | undefined {
  if (!isChosen || (qty && exact(qty).gt(0))) return undefined;
  return 'Escribe cuánto compras, o desmárcalo.';
}

/** The lines of a purchase of what is chosen, each in its good's own measure; undefined while one has no quantity. */
export function linesToBuy(rows: readonly Row[], wanted: WantedGoods) {
  const bought = rows.map((row) => ({ good: row.good, ...wantedOf(wanted, row) }));
  if (bought.some((one) => wantedError(one) !== undefined)) return undefined;
  return bought.flatMap(({ good: { kind, id }, qty, isChosen }) => {
    if (!isChosen || !qty) return [];
    const line = { id: newId(), qty: toQuantity(qty) };
    return [kind === 'material' ? { ...line, material_id: id } : { ...line, product_id: id }];
  });
}

export type LinesToBuy = NonNullable<ReturnType<typeof linesToBuy>>;
