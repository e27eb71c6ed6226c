import { callCache, callKey, createQueryClient, type QueryName } from '../client/index.ts';
import { refreshGoods } from './refresh-goods.ts';

const id = '01990000-0000-7000-8000-000000000001';
const ALL: QueryName[] = [
  ...([
    'GET /formulas',
    'GET /formulas/{id}',
    'GET /formulas/{id}/cost',
    'GET /formulas/{id}/needs',
    'GET /formulas/uses',
  ] as const),
  ...(['GET /industrial/summary', 'GET /industrial/to_buy', 'GET /products/to_buy'] as const),
  ...(['GET /products', 'GET /products/count', 'GET /products/{id}', 'GET /materials'] as const),
  ...(['GET /materials/{id}', 'GET /materials/{id}/lots', 'GET /clients'] as const),
];

/** What of all that was read is asked for again, or forgotten. */
function stale(act: (goods: ReturnType<typeof refreshGoods>) => void): string[] {
  const client = createQueryClient();
  const key = (name: QueryName) => [...callKey(name), { params: { id } }];
  for (const name of ALL) client.setQueryData(key(name), {});
  act(refreshGoods(callCache(client)));
  return ALL.filter((name) => {
    const state = client.getQueryState(key(name));
    return state?.isInvalidated || state?.data === undefined;
  });
}

const PLANNING = ALL.slice(0, 8);

test('what formulas cost and need, and what is to be bought, hangs on materials and on products', () => {
  expect(stale(({ planning }) => planning())).toEqual(PLANNING);
  expect(stale(({ materials }) => materials())).toEqual([
    ...PLANNING,
    ...['GET /materials', 'GET /materials/{id}', 'GET /materials/{id}/lots'],
  ]);
  expect(stale(({ products }) => products())).toEqual([
    ...PLANNING,
    ...['GET /products', 'GET /products/count', 'GET /products/{id}'],
  ]);
});
