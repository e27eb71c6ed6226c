import { type DecimalInput, type Exact, exact, toQuantity } from './decimal.ts';

/** A movement of a product's ledger, as far as its lots go. */
export interface WalkedMovement {
  /** Above zero came in. */
  qty: DecimalInput;
  /** What came in was of this lot; what goes out is taken from it, as an annulment does. Null: nobody said. */
  lot: string | null;
  /** A day; null: it does not expire, or nobody said. */
  expires_on: string | null;
  /** The sale that took it, or that it came back from. */
  sale_id: string | null;
}

export interface SoldOfLot {
  lot: string;
  sale_id: string;
  qty: string;
}

interface Pile {
  lot: string | null;
  expires_on: string;
  arrival: number;
  left: Exact;
}

const NEVER = '9999-99-99';

/**
 * Which sales had which lot: worked out, because nobody says at the till which one is sold. The ledger is walked in its order, and what
 * expires first goes out first; of what expires alike, what came first. What came back from a sale is what that sale had. Of what
 * was there before the walk begins nobody knows the lot.
 *
 * @param before what was there
 */
export function walkLots(before: DecimalInput, movements: readonly WalkedMovement[]): SoldOfLot[] {
  const piles: Pile[] = [{ lot: null, expires_on: NEVER, arrival: -1, left: exact(before) }];
  const sold = new Map<string, Map<string | null, Exact>>();
  const ofSale = (id: string) => {
    const known = sold.get(id) ?? new Map<string | null, Exact>();
    sold.set(id, known);
    return known;
  };
  const put = (lot: string | null, expires_on: string | null, qty: Exact, arrival: number) => {
    const pile = piles.find((one) => one.lot === lot);
    if (pile) pile.left = pile.left.plus(qty);
    else piles.push({ lot, expires_on: expires_on ?? NEVER, arrival, left: qty });
  };

  movements.forEach(({ qty: given, lot, expires_on, sale_id }, arrival) => {
    const qty = exact(given);
    if (qty.gt(0) && sale_id !== null) {
      giveBack(ofSale(sale_id), qty, (of, part) => put(of, null, part, arrival));
      return;
    }
    if (qty.gte(0)) {
      put(lot, expires_on, qty, arrival);
      return;
    }
    let rest = qty.neg();
    const own = lot === null ? [] : piles.filter((pile) => pile.lot === lot);
    const others = piles
      .filter((pile) => !own.includes(pile))
      .sort((a, b) =>
        a.expires_on < b.expires_on ? -1 : a.expires_on > b.expires_on ? 1 : a.arrival - b.arrival,
      );
    for (const pile of [...own, ...others]) {
      if (rest.lte(0)) break;
      const part = pile.left.lt(rest) ? pile.left : rest;
      if (part.lte(0)) continue;
      pile.left = pile.left.minus(part);
      rest = rest.minus(part);
      if (sale_id !== null) {
        const had = ofSale(sale_id);
        had.set(pile.lot, (had.get(pile.lot) ?? exact(0)).plus(part));
      }
    }
  });
  return [...sold].flatMap(([sale_id, lots]) =>
    [...lots].flatMap(([lot, qty]) =>
      lot !== null && qty.gt(0) ? [{ lot, sale_id, qty: toQuantity(qty) }] : [],
    ),
  );
}

/** Gives back of what a sale had; of what nobody knows that it had, nothing is known. */
function giveBack(
  had: Map<string | null, Exact>,
  qty: Exact,
  put: (lot: string | null, part: Exact) => void,
): void {
  let rest = qty;
  for (const [lot, of] of had) {
    if (rest.lte(0)) break;
    const part = of.lt(rest) ? of : rest;
    had.set(lot, of.minus(part));
    put(lot, part);
    rest = rest.minus(part);
  }
  if (rest.gt(0)) put(null, rest);
}
