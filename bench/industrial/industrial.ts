/**
 * What a thousand formulas of five levels cost: all of them rolled up in both currencies. Aim: 200 ms.
 * `npm run industrial -w @cuadra/bench`
 */
import { performance } from 'node:perf_hooks';
import { type CostedFormula, type CostedGood, needsOf, rollUp } from '@cuadra/shared/domain';
import { quantile, say } from '../measure.ts';

const LEVELS = 5;
const BY_LEVEL = 200;
const MATERIALS = 300;
const ROUNDS = 15;
const pair = { main: 'VES', alternative: 'USD', rate: '860.18' };

const goods = new Map<string, CostedGood>(
  Array.from({ length: MATERIALS }, (_, index) => [
    `material ${index}`,
    { cost: (0.01234567 * (index + 1)).toFixed(8), currency: index % 3 === 0 ? 'VES' : 'USD' },
  ]),
);
/** Each takes eight materials and, from the second level on, four goods of the level below. */
const formulas = Array.from({ length: LEVELS * BY_LEVEL }, (_, index): CostedFormula => {
  const level = Math.floor(index / BY_LEVEL);
  const below = Array.from({ length: level === 0 ? 0 : 4 }, (__, at) => ({
    good: `good ${(level - 1) * BY_LEVEL + ((index * 7 + at * 13) % BY_LEVEL)}`,
    qty: '0.125',
  }));
  const bought = Array.from({ length: 8 }, (__, at) => ({
    good: `material ${(index * 11 + at * 17) % MATERIALS}`,
    qty: `${at + 1}.045`,
  }));
  return {
    ...{ id: `formula ${index}`, name: `Fórmula ${index}`, makes: `good ${index}`, is_main: true },
    ...{ yield_qty: '20', waste_percent: '4.5', lines: [...below, ...bought], byproduct_shares: ['2.5'] },
    costs: [{ name: 'Mano de obra', basis: 'hour', amount: '3.5', minutes: '45', currency: 'USD' }],
  };
});

const took: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now();
  const rolled = rollUp(formulas, goods, pair);
  for (const { id } of formulas) if (rolled.unitOf(id) === null) throw new Error(`${id} has no cost`);
  took.push(performance.now() - begun);
}
const stock = new Map([...goods.keys()].map((good): [string, string] => [good, '1000']));
const needed = formulas.map((formula) => ({
  ...{ id: formula.id, makes: formula.makes, yield_qty: '20', waste_percent: '4.5' },
  lines: formula.lines.map(({ good, qty }) => ({ good, qty: String(qty) })),
}));
const formulaOf = new Map(needed.map((formula) => [formula.makes, formula]));
const needs = needsOf({ formulaOf, stock });
const begun = performance.now();
for (const formula of needed) needs.canMake(formula);
const searched = performance.now() - begun;

say(`${formulas.length} formulas of ${LEVELS} levels; milliseconds, median (95 of 100 within)`);
say(
  `rolled up in both currencies (aim 200)   ${quantile(took, 0.5).toFixed(1)} (${quantile(took, 0.95).toFixed(1)})`,
);
say(`how much each can make                   ${searched.toFixed(1)}, ${needs.linesSeen()} lines`);
