import type { GoodRef } from '@cuadra/shared/contract';
import { exact, toQuantity } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type LotLeft, readMaterialLots, readOrderLots } from './material-lots.ts';

/** A part of a line that is of one lot. */
export interface PickedLot {
  /** Of the line. */
  position: number;
  lot: string | null;
  expires_on: string | null;
  qty: string;
  /** Of what the order had taken before, and not of the stock. */
  from_order: boolean;
}

type Picked = Omit<PickedLot, 'position' | 'from_order'>;

interface LineOfLots {
  good: GoodRef;
  from_order: string;
  from_stock: string;
  /** Of which somebody said that it is. */
  lots: Picked[] | undefined;
}

/**
 * Of which lots a batch takes what it takes: those that somebody said, or else what expires first, of the order's and of the
 * stock's. Only materials have lots that are told apart; what is of none has no row. The materials are held before.
 */
export async function pickLots(
  trx: CompanyTransaction,
  lines: readonly LineOfLots[],
  orderId?: string,
): Promise<PickedLot[]> {
  const ids = lines.flatMap(({ good, lots }) => (good.kind === 'material' && !lots ? [good.id] : []));
  const none = new Map<string, LotLeft[]>();
  const inStock = ids.length > 0 ? await readMaterialLots(trx, ids) : none;
  const inOrder = ids.length > 0 && orderId !== undefined ? await readOrderLots(trx, orderId) : none;
  return lines.flatMap(({ good, from_order, from_stock, lots }, position) => {
    if (lots) return splitSaid(lots, from_order).map((lot) => ({ position, ...lot }));
    const of = (all: ReadonlyMap<string, LotLeft[]>, qty: string, isOrder: boolean) =>
      firstExpired(all.get(good.id) ?? [], qty).map((lot) => ({ position, ...lot, from_order: isOrder }));
    return [...of(inOrder, from_order, true), ...of(inStock, from_stock, false)];
  });
}

/** So much of what expires first; what does not expire comes last. Pure. */
export function firstExpired(lots: readonly LotLeft[], qty: string): Picked[] {
  let rest = exact(qty);
  const picked: Picked[] = [];
  for (const { lot, expires_on, left } of lots) {
    if (rest.lte(0)) break;
    const of = rest.lt(left) ? rest : exact(left);
    picked.push({ lot, expires_on, qty: toQuantity(of) });
    rest = rest.minus(of);
  }
  return picked;
}

/** What somebody said, first of what the order had taken. */
function splitSaid(lots: readonly Picked[], fromOrder: string): Omit<PickedLot, 'position'>[] {
  let rest = exact(fromOrder);
  return lots
    .filter(({ lot, expires_on }) => lot !== null || expires_on !== null)
    .flatMap(({ qty, ...lot }) => {
      const ofOrder = rest.lt(qty) ? rest : exact(qty);
      rest = rest.minus(ofOrder);
      return [
        { ...lot, qty: toQuantity(ofOrder), from_order: true },
        { ...lot, qty: toQuantity(exact(qty).minus(ofOrder)), from_order: false },
      ].filter((part) => exact(part.qty).gt(0));
    });
}
