import { type DecimalInput, type Exact, exact, sum, toMoney, toRate } from './decimal.ts';
import { costOfYield, type FormulaCostFacts, goodYield } from './production.ts';
import { spread } from './purchase.ts';
import { type CurrencyPair, convert } from './rate.ts';
import type { InBoth } from './sale.ts';

/** A formula as what it costs is worked out of. Goods are named by their ids. */
export interface CostedFormula {
  id: string;
  name: string;
  makes: string;
  /** The one that the good counts by, where a formula takes it. */
  is_main: boolean;
  yield_qty: DecimalInput;
  waste_percent: DecimalInput;
  lines: readonly { good: string; qty: DecimalInput }[];
  costs: readonly (FormulaCostFacts & { name: string; currency: string })[];
  /** What part of its cost each by-product bears, in percent. */
  byproduct_shares: readonly DecimalInput[];
}

/** What one of a good is worth; null: not known. */
export interface CostedGood {
  cost: DecimalInput | null;
  currency: string;
}

/** An amount that is partly in each currency of the pair, and converted only where it is shown: unrounded, and never twice. */
interface Mixed {
  main: Exact;
  alternative: Exact;
}

/** What one formula costs over all levels. */
interface Rolled {
  /** For one yield, each in its order; null: not known. */
  lines: (Mixed | null)[];
  costs: (Mixed | null)[];
  /** One good one; null where anything is not known. */
  unit: Mixed | null;
}

const NOTHING: Mixed = { main: exact(0), alternative: exact(0) };
const plus = (a: Mixed, b: Mixed): Mixed => ({
  main: a.main.plus(b.main),
  alternative: a.alternative.plus(b.alternative),
});
const times = (a: Mixed, by: DecimalInput): Mixed => ({
  main: a.main.times(by),
  alternative: a.alternative.times(by),
});

/** A part of what a formula costs: a good that is bought, or a cost of one of the formulas. */
export interface RolledPart {
  /** Null for a cost. */
  good: string | null;
  /** That of the cost; empty for a good, which is named by who shows it. */
  name: string;
  /** Null for a cost. */
  qty: Exact | null;
  /** The formula that makes the good, or that the cost is of; null of what is bought. */
  formula: string | null;
  amount: Mixed | null;
}

export interface RollUp {
  /** What one good one costs by a formula, at most 8 decimals; null where the cost of something in it is not known. */
  unitOf(formulaId: string): InBoth | null;
  /** What one of a good counts as in a formula: by its main formula, or else what it is worth. */
  unitOfGood(good: string): InBoth | null;
  /** Its own lines and costs, for so many good ones. */
  partsOf(formulaId: string, qty: DecimalInput): RolledPart[];
  /** What is bought and what the work is over all levels, for so many good ones. */
  overAllLevels(formulaId: string, qty: DecimalInput): RolledPart[];
  /** Goods of which nobody knows the cost, over all levels. */
  unknownIn(formulaId: string): string[];
}

/**
 * What formulas cost over all their levels. A good that a formula makes counts by its main formula, whatever is in stock of it:
 * that is what it costs to make today. What is not known stays so, and is no 0. Each formula is worked out once, so that a
 * thousand of them take milliseconds.
 *
 * @throws RangeError where formulas make a good of itself
 */
export function rollUp(
  formulas: readonly CostedFormula[],
  goods: ReadonlyMap<string, CostedGood>,
  pair: CurrencyPair,
): RollUp {
  const byId = new Map(formulas.map((formula) => [formula.id, formula]));
  const mainOf = new Map(
    formulas.filter(({ is_main }) => is_main).map((formula) => [formula.makes, formula]),
  );
  const done = new Map<string, Rolled>();
  const underWay = new Set<string>();

  const mixed = (amount: DecimalInput, currency: string): Mixed | null => {
    if (currency === pair.main) return { main: exact(amount), alternative: exact(0) };
    if (currency === pair.alternative) return { main: exact(0), alternative: exact(amount) };
    return null;
  };

  const worthOf = (good: string): Mixed | null => {
    const formula = mainOf.get(good);
    if (formula) return rolled(formula).unit;
    const { cost = null, currency } = goods.get(good) ?? { currency: '' };
    return cost === null ? null : mixed(cost, currency);
  };

  const rolled = (formula: CostedFormula): Rolled => {
    const known = done.get(formula.id);
    if (known) return known;
    if (underWay.has(formula.id)) throw new RangeError(`${formula.name} is made of itself`);
    underWay.add(formula.id);
    const lines = formula.lines.map(({ good, qty }) => {
      const one = worthOf(good);
      return one && times(one, qty);
    });
    const costs = formula.costs.map((cost) => mixed(costOfYield(cost, formula.yield_qty), cost.currency));
    const all = [...lines, ...costs];
    const isKnown = all.every((part) => part !== null);
    const gross = all.reduce<Mixed>((total, part) => (part ? plus(total, part) : total), NOTHING);
    const share = keptShare(formula).div(goodYield(formula));
    const result = { lines, costs, unit: isKnown ? times(gross, share) : null };
    underWay.delete(formula.id);
    done.set(formula.id, result);
    return result;
  };

  const find = (id: string): CostedFormula => {
    const formula = byId.get(id);
    if (!formula) throw new RangeError(`no formula ${id}`);
    return formula;
  };
  const unit = (one: Mixed | null): InBoth | null => one && inBoth(one, pair, toRate);

  const ownParts = (formula: CostedFormula, qty: DecimalInput): RolledPart[] => {
    const { lines, costs } = rolled(formula);
    const batches = exact(qty).div(goodYield(formula));
    const kept = keptShare(formula);
    const amountOf = (part: Mixed | null) => part && times(part, batches.times(kept));
    return [
      ...formula.lines.map(
        (line, index): RolledPart => ({
          ...{ good: line.good, name: '', qty: batches.times(line.qty) },
          ...{ formula: mainOf.get(line.good)?.id ?? null, amount: amountOf(lines[index] ?? null) },
        }),
      ),
      ...formula.costs.map(
        (cost, index): RolledPart => ({
          ...{ good: null, name: cost.name, qty: null, formula: formula.id },
          amount: amountOf(costs[index] ?? null),
        }),
      ),
    ];
  };

  const spreadOut = (
    formula: CostedFormula,
    qty: DecimalInput,
    kept: DecimalInput,
    into: Map<string, RolledPart>,
  ) => {
    for (const part of ownParts(formula, qty)) {
      const below = part.good === null ? undefined : mainOf.get(part.good);
      if (below && part.qty) {
        spreadOut(below, part.qty, keptShare(formula).times(kept), into);
        continue;
      }
      const key = part.good ?? `${formula.id} ${part.name}`;
      const amount = part.amount && times(part.amount, kept);
      const before = into.get(key);
      into.set(key, {
        ...part,
        qty: part.qty && before?.qty ? part.qty.plus(before.qty) : part.qty,
        amount: before ? before.amount && amount && plus(before.amount, amount) : amount,
      });
    }
  };

  const unknownBelow = (formula: CostedFormula, seen: Set<string>, found: Set<string>) => {
    if (seen.has(formula.id)) return;
    seen.add(formula.id);
    for (const { good } of formula.lines) {
      const below = mainOf.get(good);
      if (below) unknownBelow(below, seen, found);
      else if (worthOf(good) === null) found.add(good);
    }
  };

  return {
    unitOf: (id) => unit(rolled(find(id)).unit),
    unitOfGood: (good) => unit(worthOf(good)),
    partsOf: (id, qty) => ownParts(find(id), qty),
    overAllLevels(id, qty) {
      const parts = new Map<string, RolledPart>();
      spreadOut(find(id), qty, 1, parts);
      return [...parts.values()];
    },
    unknownIn(id) {
      const found = new Set<string>();
      unknownBelow(find(id), new Set(), found);
      return [...found];
    },
  };
}

/** What of a formula's cost its good bears; the rest its by-products. */
function keptShare({ byproduct_shares }: CostedFormula): Exact {
  return exact(100).minus(sum(byproduct_shares)).div(100);
}

function inBoth(
  { main, alternative }: Mixed,
  pair: CurrencyPair,
  round: (value: DecimalInput) => string,
): InBoth {
  return {
    main: round(convert(alternative, pair.alternative, pair.main, pair).plus(main)),
    alternative: round(convert(main, pair.main, pair.alternative, pair).plus(alternative)),
  };
}

export interface SharedPart {
  /** Null: not known. */
  total: InBoth | null;
  /** Of the whole in percent, one decimal; null where the whole is not known, or nothing. */
  share: string | null;
}

/** Parts as they are shown: in both currencies, together the whole to the cent where all of them are known. */
export function shareOut(
  parts: readonly RolledPart[],
  pair: CurrencyPair,
): { total: InBoth | null; parts: SharedPart[] } {
  const exactly = (value: DecimalInput) => exact(value).toFixed();
  const amounts = parts.map(({ amount }) => amount && inBoth(amount, pair, exactly));
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) {
    const rounded = amounts.map(
      (amount) => amount && { main: toMoney(amount.main), alternative: toMoney(amount.alternative) },
    );
    return { total: null, parts: rounded.map((total) => ({ total, share: null })) };
  }
  const totalIn = (side: keyof InBoth) => toMoney(sum(known.map((amount) => amount[side])));
  const total = { main: totalIn('main'), alternative: totalIn('alternative') };
  const main = spread(
    total.main,
    known.map((amount) => amount.main),
  );
  const alternative = spread(
    total.alternative,
    known.map((amount) => amount.alternative),
  );
  const whole = sum(known.map((amount) => amount.main));
  return {
    total,
    parts: known.map((amount, index) => ({
      total: { main: main[index] ?? '0.00', alternative: alternative[index] ?? '0.00' },
      share: whole.isZero() ? null : exact(amount.main).times(100).div(whole).toFixed(1),
    })),
  };
}
