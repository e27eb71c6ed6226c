import type { GoodRef } from '@cuadra/shared/contract';
import { exact, toQuantity } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type MaterialLot, readMaterialLots } from './material-lots.ts';

/** A part of a line that is of one lot. */
export interface PickedLot {
  /** Of the line. */
  position: number;
  lot: string | null;
  expires_on: string | null;
  qty: string;
}

interface LineOfLots {
  good: GoodRef;
  qty: string;
  lots: { lot: string | null; expires_on: string | null; qty: string }[] | undefined;
}

/**
 * Of which lots a batch takes what it takes: those that somebody said, or else what expires first. Only materials have lots
 * that are told apart; what is of none is of no lot. The materials are held before.
 */
export async function pickLots(trx: CompanyTransaction, lines: readonly LineOfLots[]): Promise<PickedLot[]> {
  const ids = lines.flatMap(({ good, lots }) => (good.kind === 'material' && !lots ? [good.id] : []));
  const known = ids.length > 0 ? await readMaterialLots(trx, ids) : new Map<string, MaterialLot[]>();
  return lines.flatMap(({ good, qty, lots }, position) => {
    const said = lots?.filter(({ lot, expires_on }) => lot !== null || expires_on !== null);
    return (said ?? firstExpired(known.get(good.id) ?? [], qty)).map((lot) => ({ position, ...lot }));
  });
}

/** So much of what expires first; what does not expire comes last. Pure. */
export function firstExpired(lots: readonly MaterialLot[], qty: string): Omit<PickedLot, 'position'>[] {
  let rest = exact(qty);
  const picked: Omit<PickedLot, 'position'>[] = [];
  for (const { lot, expires_on, left } of lots) {
    if (rest.lte(0)) break;
    const of = rest.lt(left) ? rest : exact(left);
    if (of.lte(0)) continue;
    picked.push({ lot, expires_on, qty: toQuantity(of) });
    rest = rest.minus(of);
  }
  return picked;
}
