import { labelsLink, labelsOfList, labelsPath, readWanted } from './labels-address.ts';

const A = '0199aaaa-0000-7000-8000-000000000001';
const B = '0199aaaa-0000-7000-8000-000000000002';
const read = (path: string, state: unknown = null) =>
  readWanted(new URL(path, 'http://x').searchParams, state, true);

test('what a link names is what is read, how many of each too', () => {
  const wanted = read(labelsPath([{ id: A, copies: 24 }, { id: B }]));
  expect(wanted?.selection).toEqual({ ids: [A, B] });
  expect([...(wanted?.copies ?? [])]).toEqual([[A, 24]]);
});

test('a product that stands twice on an invoice gets the labels of both lines', () => {
  const wanted = read(
    labelsPath([
      { id: A, copies: 2 },
      { id: A, copies: 3 },
    ]),
  );
  expect(wanted?.selection).toEqual({ ids: [A] });
  expect(wanted?.copies.get(A)).toBe(5);
});

test('what is none is left out, and nothing is no wish', () => {
  expect(read(`/labels?items=${A}:-3,zapato,${B}:1e9`)?.selection).toEqual({ ids: [A, B] });
  expect(read(`/labels?items=${A}:-3`)?.copies.size).toBe(0);
  expect(read(`/labels?items=${A}:999999999`)?.copies.get(A)).toBe(5001);
  expect(read('/labels')).toBeUndefined();
  expect(read('/labels?items=x', { labelled: 'y' })).toBeUndefined();
});

test('a large selection goes beside the address, and the list’s own filter within it', () => {
  const ids = Array.from({ length: 101 }, (_, at) => `${A.slice(0, -3)}${String(at).padStart(3, '0')}`);
  const { to, state } = labelsLink(ids.map((id) => ({ id })));
  expect(to).toBe('/labels');
  expect(read(to, state)?.selection).toEqual({ ids });
  expect(read(labelsOfList(new URLSearchParams('search=harina&stock=low&sort=-price')))?.selection).toEqual({
    filter: { search: 'harina', stock: 'low' },
  });
});

test('of more products than an address names, each has as many labels as were asked for', () => {
  const items = Array.from({ length: 150 }, (_, at) => ({
    id: `${A.slice(0, -3)}${String(at).padStart(3, '0')}`,
    copies: at + 1,
  }));
  const { to, state } = labelsLink(items);
  expect(to).toBe('/labels');
  const wanted = read(to, state);
  expect(wanted?.selection).toEqual({ ids: items.map(({ id }) => id) });
  expect([...(wanted?.copies ?? [])]).toEqual(items.map(({ id, copies }) => [id, copies]));
  expect(labelsLink(items.slice(0, 100))).toEqual({ to: labelsPath(items.slice(0, 100)), state: null });
});
