import { newClientId, newId } from './id.ts';

test('ids are UUIDv7, so that later ones sort after', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
});

test('a client id has more than four dashes', () => {
  expect(newClientId()).toMatch(/^cli-/);
  expect(newClientId().split('-').length - 1).toBeGreaterThan(4);
});
