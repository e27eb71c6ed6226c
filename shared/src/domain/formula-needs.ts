/** A formula as what it needs is worked out of. Goods are named by their ids. */
export interface NeededFormula {
  id: string;
  makes: string;
  yield_qty: string;
  waste_percent: string;
  lines: readonly { good: string; qty: string }[];
}

/** A good on the way down through the levels. */
export interface NeededGood {
  good: string;
  /** 0: a line of the formula itself. */
  level: number;
  needed: string;
  /** What of that the stock gives. */
  from_stock: string;
  /** What has to be bought: it is not there, and no formula makes it. */
  missing: string;
  /** What of it is made on the way; null where it is bought or is there. */
  made: { formula: string; qty: string } | null;
}

export interface Explosion {
  /** Each below what takes it. */
  tree: NeededGood[];
  isEnough: boolean;
}

/** What formulas can be made of: main ones by the good that they make, and what is free of each good. */
export interface Workshop {
  formulaOf: ReadonlyMap<string, NeededFormula>;
  /** Below zero is nothing. */
  stock: ReadonlyMap<string, string>;
}

/*
 * Quantities are whole thousandths here, as big integers: how much can be made is searched for, which works the same out
 * some forty times for each formula of a company, and a decimal of forty digits takes fifty times as long. The rounding is that
 * of `plannedQty` and `madeFor`, half away from zero.
 */
type Thousandths = bigint;

function parse(qty: string): Thousandths {
  const [whole = '0', decimals = ''] = qty.replace('-', '').split('.');
  const value = BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0').slice(0, 3));
  return qty.startsWith('-') ? -value : value;
}

function write(value: Thousandths): string {
  const decimals = (value % 1000n).toString().padStart(3, '0').replace(/0+$/, '');
  return `${value / 1000n}${decimals && `.${decimals}`}`;
}

const divided = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);

interface Prepared {
  id: string;
  yield_qty: Thousandths;
  /** Good ones of ten thousand that are made. */
  good: bigint;
  lines: { good: string; qty: Thousandths }[];
}

function prepare({ id, yield_qty, waste_percent, lines }: NeededFormula): Prepared {
  const [whole = '0', decimals = ''] = waste_percent.split('.');
  return {
    id,
    yield_qty: parse(yield_qty),
    good: 10_000n - BigInt(whole) * 100n - BigInt(decimals.padEnd(2, '0').slice(0, 2)),
    lines: lines.map(({ good, qty }) => ({ good, qty: parse(qty) })),
  };
}

/** Explosions of one stock, one after the other. */
export interface NeedsInTurn {
  explode(formula: NeededFormula, qty: string): Explosion;
  /** So much of a good comes in: it is there for what is exploded from now on. */
  put(good: string, qty: string): void;
}

/** What goods, over all levels, it takes to make so much, and whether that is there. */
export interface Needs {
  explode(formula: NeededFormula, qty: string): Explosion;
  /** Explodes one after the other: what one took of the stock is not there for the next. */
  inTurn(): NeedsInTurn;
  /** How much can be made of what there is, at most so much; whole thousandths. */
  canMake(formula: NeededFormula): string;
  /** How many lines were looked at so far: what all of this cost. */
  linesSeen(): number;
}

/** More than anybody makes at once: where nothing limits it, so much can be made. */
const MOST: Thousandths = 1_000_000_000n;

/**
 * Works out what formulas need over all their levels. What is in stock of a good that is made on the way is used first, and its
 * main formula makes what is missing of it.
 */
export function needsOf({ formulaOf, stock }: Workshop): Needs {
  const known = new Map<NeededFormula, Prepared>();
  const prepared = (formula: NeededFormula): Prepared => {
    const one = known.get(formula) ?? prepare(formula);
    known.set(formula, one);
    return one;
  };
  const there = new Map([...stock].map(([good, qty]) => [good, parse(qty)]));
  let seen = 0;

  function descend(
    formula: Prepared,
    wanted: Thousandths,
    left: Map<string, Thousandths>,
    level: number,
    tree: NeededGood[] | null,
  ): boolean {
    const made = divided(wanted * 10_000n, formula.good);
    let isEnough = true;
    for (const line of formula.lines) {
      seen++;
      const needed = divided(line.qty * made, formula.yield_qty);
      const stocked = left.get(line.good) ?? there.get(line.good) ?? 0n;
      const free = stocked > 0n ? stocked : 0n;
      const taken = free < needed ? free : needed;
      // Where nothing was taken it stays as it is: what is below zero takes its part of what comes in later.
      if (taken > 0n) left.set(line.good, free - taken);
      const rest = needed - taken;
      const below = rest > 0n ? formulaOf.get(line.good) : undefined;
      const missing = below ? 0n : rest;
      tree?.push({
        ...{
          good: line.good,
          level,
          needed: write(needed),
          from_stock: write(taken),
          missing: write(missing),
        },
        made: below ? { formula: below.id, qty: write(rest) } : null,
      });
      if (missing > 0n) isEnough = false;
      if (below && !descend(prepared(below), rest, left, level + 1, tree)) isEnough = false;
      // Where only that is asked, the first thing that lacks is the answer.
      if (!isEnough && tree === null) return false;
    }
    return isEnough;
  }

  const isEnough = (formula: Prepared, qty: Thousandths) => descend(formula, qty, new Map(), 0, null);

  const inTurn = (): NeedsInTurn => {
    const left = new Map<string, Thousandths>();
    return {
      explode(formula, qty) {
        const tree: NeededGood[] = [];
        return { isEnough: descend(prepared(formula), parse(qty), left, 0, tree), tree };
      },
      put(good, qty) {
        left.set(good, (left.get(good) ?? there.get(good) ?? 0n) + parse(qty));
      },
    };
  };

  return {
    explode: (formula, qty) => inTurn().explode(formula, qty),
    inTurn,
    linesSeen: () => seen,
    canMake(formula) {
      const one = prepared(formula);
      let low = 0n;
      let high = one.yield_qty < MOST ? one.yield_qty : MOST;
      while (high < MOST && isEnough(one, high)) {
        low = high;
        high = high * 2n < MOST ? high * 2n : MOST;
      }
      if (isEnough(one, high)) return write(high);
      // What is enough for more is enough for less.
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        if (isEnough(one, middle)) low = middle;
        else high = middle;
      }
      return write(low);
    },
  };
}
