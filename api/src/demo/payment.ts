import type { SaleDraft } from '@cuadra/shared/contract';
import {
  balanceOf,
  type CurrencyPair,
  ceil,
  convert,
  exact,
  floor,
  type InBoth,
  toMoney,
} from '@cuadra/shared/domain';
import type { Chance } from './chance.ts';
import { DEMO_METHODS, type DemoMethod } from './methods.ts';

type Tender = SaleDraft['payments'][number];

export interface Paid {
  payments: Tender[];
  changes: Tender[];
}

/** `mixed` is dollars for the round part and bolívares for the rest. */
type Choice = DemoMethod | 'mixed';

/** How often each method is chosen, by how much the sale is, in dollars. */
const CHOICES: readonly { below: number; methods: readonly (readonly [Choice, number])[] }[] = [
  {
    below: 3,
    methods: [
      ['mobile', 34],
      ['card', 28],
      ['bolivares', 18],
      ['dollars', 20],
    ],
  },
  {
    below: 15,
    methods: [
      ['mobile', 36],
      ['card', 26],
      ['dollars', 24],
      ['mixed', 8],
      ['bolivares', 4],
      ['zelle', 2],
    ],
  },
  {
    below: Number.POSITIVE_INFINITY,
    methods: [
      ['mobile', 22],
      ['card', 20],
      ['dollars', 26],
      ['zelle', 16],
      ['mixed', 10],
      ['transfer', 6],
    ],
  },
];
const BILLS = [1, 5, 10, 20, 50, 100];

/** Pays a sale in full, by one or two methods, with change where somebody pays with round notes. */
export function payInFull(chance: Chance, total: InBoth, pair: CurrencyPair): Paid {
  const dollars = exact(total.alternative).toNumber();
  const choice = chance.weighted(CHOICES.find(({ below }) => dollars < below)?.methods ?? []);
  const paid = payBy(choice, chance, total, pair);
  // A sum of lines rounded in each currency may leave a cent between the two: who pays the bolívares shown has paid.
  return balanceOf(total, paid.payments, paid.changes, pair).is_paid
    ? paid
    : inBolivares('card', chance, total);
}

/** A part of a sale on credit: whole dollars, in notes; nothing where it is too small. */
export function payAPart(chance: Chance, total: InBoth): Paid {
  const dollars = Math.floor(exact(total.alternative).toNumber() * chance.pick([0.25, 0.5, 0.5, 0.75]));
  return { payments: dollars > 0 ? [tender('dollars', toMoney(dollars), chance)] : [], changes: [] };
}

function payBy(choice: Choice, chance: Chance, total: InBoth, pair: CurrencyPair): Paid {
  switch (choice) {
    case 'dollars':
      return inNotes(chance, total, pair);
    case 'mixed':
      return inBoth(chance, total, pair);
    case 'zelle':
      return { payments: [tender('zelle', total.alternative, chance)], changes: [] };
    case 'bolivares':
      return inBolivarNotes(chance, total);
    default:
      return inBolivares(choice, chance, total);
  }
}

function inBolivares(method: DemoMethod, chance: Chance, total: InBoth): Paid {
  return { payments: [tender(method, total.main, chance)], changes: [] };
}

function inBolivarNotes(chance: Chance, total: InBoth): Paid {
  const note = chance.pick([50, 100, 500]);
  const given = ceil(exact(total.main).div(note)).times(note);
  const back = given.minus(total.main);
  return {
    payments: [tender('bolivares', toMoney(given), chance)],
    changes: back.isZero() ? [] : [tender('bolivares', toMoney(back), chance)],
  };
}

/** A note or a few; the whole dollars of the change often in notes, the rest in bolívares. */
function inNotes(chance: Chance, total: InBoth, pair: CurrencyPair): Paid {
  const due = exact(total.alternative);
  const note = chance.pick(BILLS.filter((bill) => bill <= Math.max(5, due.toNumber() * 2)));
  const given = ceil(due.div(note)).times(note);
  const inDollars = chance.happens(0.6) ? floor(given.minus(due)) : exact(0);
  const inBolivars = convert(given.minus(inDollars), pair.alternative, pair.main, pair).minus(total.main);
  const changes: Tender[] = [];
  if (inDollars.gt(0)) changes.push(tender('dollars', toMoney(inDollars), chance));
  // Less than a bolívar is the rounding between the two totals, and nobody gives it back.
  if (inBolivars.gte(1)) {
    changes.push(tender(chance.pick(['mobile', 'bolivares'] as const), toMoney(inBolivars), chance));
  }
  return { payments: [tender('dollars', toMoney(given), chance)], changes };
}

function inBoth(chance: Chance, total: InBoth, pair: CurrencyPair): Paid {
  const note = BILLS.findLast((bill) => exact(total.alternative).gt(bill));
  if (note === undefined) return inBolivares('mobile', chance, total);
  const rest = exact(total.main).minus(convert(note, pair.alternative, pair.main, pair));
  return {
    payments: [
      tender('dollars', toMoney(note), chance),
      tender(chance.pick(['mobile', 'card', 'bolivares'] as const), toMoney(rest), chance),
    ],
    changes: [],
  };
}

/** Money of one method, with the reference that it asks for. @param amount in the method's currency */
export function tender(method: DemoMethod, amount: string, chance: Chance): Tender {
  const { id, currency, needs_reference } = DEMO_METHODS[method];
  return { payment_method_id: id, amount, currency, reference: needs_reference ? reference(chance) : null };
}

/** As a bank gives them. */
export function reference(chance: Chance): string {
  return String(chance.whole(0, 99_999_999)).padStart(8, '0');
}
