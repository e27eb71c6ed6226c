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

/** A ledger that is walked, all at once or part by part. */
export interface LotWalk {
  /** The next movements of the ledger, in its order. */
  walk(movements: readonly WalkedMovement[]): void;
  sold(): SoldOfLot[];
}

/**
 * Which sales had which lot: worked out, because nobody says at the till which one is sold. The ledger is walked in its order, and what
 * expires first goes out first; of what expires alike, what came first. What came back from a sale is what that sale had. Of what
 * was there before the walk begins nobody knows the lot.
 *
 * @param before what was there
 */
export function lotWalk(before: DecimalInput): LotWalk {
  const piles = lotPiles();
  piles.put({ lot: null, expires_on: NEVER, arrival: -1, left: exact(before) });
  const sold = new Map<string, Map<string | null, Exact>>();
  const ofSale = (id: string) => {
    const known = sold.get(id) ?? new Map<string | null, Exact>();
    sold.set(id, known);
    return known;
  };
  let arrival = 0;

  function move({ qty: given, lot, expires_on, sale_id }: WalkedMovement): void {
    const qty = exact(given);
    if (qty.gt(0) && sale_id !== null) {
      giveBack(ofSale(sale_id), qty, (of, left) => piles.put({ lot: of, expires_on: NEVER, arrival, left }));
      return;
    }
    if (qty.gte(0)) {
      piles.put({ lot, expires_on: expires_on ?? NEVER, arrival, left: qty });
      return;
    }
    let rest = qty.neg();
    for (let pile = piles.next(lot); pile && rest.gt(0); pile = piles.next(lot)) {
      const part = pile.left.lt(rest) ? pile.left : rest;
      piles.take(pile, part);
      rest = rest.minus(part);
      if (sale_id === null) continue;
      const had = ofSale(sale_id);
      had.set(pile.lot, (had.get(pile.lot) ?? exact(0)).plus(part));
    }
  }

  return {
    walk(movements) {
      for (const movement of movements) {
        move(movement);
        arrival++;
      }
    },
    sold: () =>
      [...sold].flatMap(([sale_id, lots]) =>
        [...lots].flatMap(([lot, qty]) =>
          lot !== null && qty.gt(0) ? [{ lot, sale_id, qty: toQuantity(qty) }] : [],
        ),
      ),
  };
}

/**
 * What there is of each lot. Those of which something is left stand in the order in which they go out: a ledger of years has seen
 * thousands of lots, and few of them are left at any time.
 */
function lotPiles() {
  const known = new Map<string | null, Pile>();
  const full: Pile[] = [];
  /** Where a pile stands, or would. */
  const placeOf = (pile: Pile): number => {
    let [low, high] = [0, full.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = full[middle];
      if (other && goesBefore(other, pile)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    /** More of a lot; of one that is known already, what was said first of it counts. */
    put({ left, ...said }: Pile): void {
      const pile = known.get(said.lot) ?? { ...said, left: exact(0) };
      known.set(said.lot, pile);
      const wasEmpty = pile.left.lte(0);
      pile.left = pile.left.plus(left);
      if (wasEmpty && pile.left.gt(0)) full.splice(placeOf(pile), 0, pile);
    },
    /** What goes out next: of a lot as long as there is of it, else what expires first. */
    next(lot: string | null): Pile | undefined {
      const own = lot === null ? undefined : known.get(lot);
      return own?.left.gt(0) ? own : full[0];
    },
    take(pile: Pile, qty: Exact): void {
      pile.left = pile.left.minus(qty);
      if (pile.left.lte(0)) full.splice(placeOf(pile), 1);
    },
  };
}

function goesBefore(a: Pile, b: Pile): boolean {
  if (a.expires_on !== b.expires_on) return a.expires_on < b.expires_on;
  return a.arrival < b.arrival;
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
