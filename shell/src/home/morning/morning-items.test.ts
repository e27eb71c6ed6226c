import { type Known, type Morning, morningItems } from './morning-items.ts';

const quiet: Morning = {
  today: '2026-11-27',
  main: 'VES',
  alternative: 'USD',
  rate: null,
  prices: { below_cost: 0, below_utility: 0 },
  low_stock: { count: 0, names: [] },
  debts: { clients: 0, oldest: null },
  to_review: 0,
};
const nothing: Known = { unsent: 0, daysLeft: undefined, isTrial: false };
const told = (morning: Partial<Morning>, known = nothing) =>
  morningItems({ ...quiet, ...morning }, known).map(({ text, note }) => (note ? `${text} / ${note}` : text));
const rate = (now: string, before: string) => ({
  now: { rate: now, inverse: null },
  before: { rate: before, inverse: null },
});

test('a quiet morning says nothing, and neither do parts that one may not see', () => {
  expect(told({})).toEqual([]);
  expect(told({ prices: null, low_stock: null, debts: null, to_review: null })).toEqual([]);
});

test('the rate is told against yesterday’s, up or down', () => {
  expect(told({ rate: rate('928.66', '925.10') })).toEqual([
    'La tasa subió a 928,66 / Ayer cerró en 925,10 (+0,4\u00a0%)',
  ]);
  expect(told({ rate: rate('900', '925.10') })).toEqual([
    'La tasa bajó a 900,00 / Ayer cerró en 925,10 (−2,7\u00a0%)',
  ]);
});

test('prices below cost come before those that give too little', () => {
  expect(told({ prices: { below_cost: 1, below_utility: 4 } })).toEqual([
    '1 producto se vende por debajo de su costo / Y 3 dan menos que la utilidad que quieres',
  ]);
  expect(told({ prices: { below_cost: 0, below_utility: 2 } })).toEqual([
    '2 productos dan menos que la utilidad que quieres',
  ]);
});

test('what runs out is named, and how many more there are', () => {
  expect(told({ low_stock: { count: 5, names: ['Harina', 'Pan', 'Queso'] } })).toEqual([
    '5 productos se están acabando / Harina, Pan, Queso y 2 más',
  ]);
});

test('a debt is told once it is old', () => {
  const oldest = { client_id: 'cli-1', name: 'Ana', since: '2026-10-27' };
  expect(told({ debts: { clients: 3, oldest } })).toEqual([
    'Ana te debe desde hace 31 días / Y te deben otras 2 personas',
  ]);
  expect(told({ debts: { clients: 1, oldest: { ...oldest, since: '2026-11-26' } } })).toEqual([]);
});

test('sales that wait, and a subscription that ends', () => {
  expect(told({ to_review: 2 }, { unsent: 1, daysLeft: 2, isTrial: false })).toEqual([
    'Algo hecho en este equipo espera por enviarse',
    '2 ventas llegaron tarde y esperan que las revises',
    'La suscripción vence en 2 días, contando hoy',
  ]);
});
