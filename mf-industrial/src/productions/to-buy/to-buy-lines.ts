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

/** How much of a good is bought, and whether it is. */
export function wantedOf(
  wanted: WantedGoods,
  { good, to_buy }: Pick<IndustrialToBuy, 'good' | 'to_buy'>,
): Wanted {
  return wanted.get(good.id) ?? { qty: to_buy, isChosen: true };
}

/** The lines of a purchase of what is chosen, each in its good's own measure; what is no quantity is left out. */
export function linesToBuy(rows: readonly Pick<IndustrialToBuy, 'good' | 'to_buy'>[], wanted: WantedGoods) {
  return rows.flatMap((row) => {
    const { qty, isChosen } = wantedOf(wanted, row);
    if (!isChosen || !qty || exact(qty).lte(0)) return [];
    const { kind, id } = row.good;
    const line = { id: newId(), qty: toQuantity(qty) };
    return [kind === 'material' ? { ...line, material_id: id } : { ...line, product_id: id }];
  });
}
