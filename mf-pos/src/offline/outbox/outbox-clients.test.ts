/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { openClientEntries } from './outbox-databases.ts';
import { CUT, fresh, newClient, openWindow, saleFor, stored, world } from './testing/outbox-world.ts';

test('a new client goes before the sale that names them, also when the browser was killed in between', async () => {
  const before = openWindow();
  world.server.failure = { error: CUT, after: false };
  await before.outbox.add(saleFor('rosa', 'a'));
  await before.outbox.addClient(newClient('rosa', '1'));
  await fresh(before.outbox);
  expect(world.server.received).toMatchObject([{ id: 'rosa', name: 'Rosa' }]);
  expect(before.counts.at(-1)).toBe(2);

  world.server.failure = undefined;
  const after = openWindow();
  await fresh(after.outbox);
  expect(world.server.received.slice(1)).toMatchObject([{ id: 'rosa' }, { id: 'a', client_id: 'rosa' }]);
  expect(after.results).toMatchObject([
    { kind: 'client', id: 'rosa', client: { id: 'rosa' } },
    { kind: 'sold', id: 'a' },
  ]);
  expect(await openClientEntries(world.company).all()).toEqual([]);
});

test('whom the API knew under another id is named by it in every sale, now and at the next visit', async () => {
  world.server.knows.set('1', 'known');
  const { outbox, results, counts } = openWindow();
  await outbox.addClient(newClient('rosa', '1'));
  await outbox.add(saleFor('rosa', 'a'));
  world.server.failure = { error: CUT, after: true };
  await fresh(outbox);
  world.server.failure = undefined;
  await fresh(outbox);
  const next = openWindow();
  await next.outbox.add(saleFor('rosa', 'b'));
  await fresh(next.outbox);

  const sales = world.server.received.filter(({ name }) => name === undefined);
  expect(sales.map(({ id, client_id }) => [id, client_id])).toEqual([
    ['a', 'known'],
    ['b', 'known'],
  ]);
  expect(results).toContainEqual(
    expect.objectContaining({
      kind: 'client',
      id: 'rosa',
      name: 'Rosa',
      client: expect.objectContaining({ id: 'known' }),
    }),
  );
  // They are not among what waits.
  expect(counts.at(-1)).toBe(0);
  // Longer than a sale is taken for: nothing can name them any more.
  world.device += 41 * 24 * 60 * 60_000;
  const later = openWindow();
  const stop = later.outbox.start();
  while (
    later.outbox.store.getState().clients.length > 0 ||
    later.outbox.store.getState().storage === 'unknown'
  )
    await fresh(later.outbox);
  stop();
  expect(await openClientEntries(world.company).all()).toEqual([]);
});

test('a client who is rejected takes their sales with them, and brings them back; no other sale is held', async () => {
  const { outbox, results } = openWindow();
  world.server.rejects = ({ id }) =>
    id === 'rosa'
      ? new ApiError('ERROR_VALIDATION', 400, { fields: { identification: 'wrong' } })
      : undefined;
  await outbox.addClient(newClient('rosa', '1'));
  await outbox.add(saleFor('rosa', 'a'));
  await outbox.add(saleFor('somebody', 'b'));
  await fresh(outbox);
  expect(results.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'client-rejected rosa',
    'rejected a',
    'sold b',
  ]);
  expect(results[1]).toMatchObject({ error: { status: 400, fields: { client_id: 'client-refused' } } });
  expect(stored(outbox)).toEqual(['a refused']);

  world.server.rejects = () => undefined;
  await outbox.sendAgain('rosa');
  expect([...world.server.sold.keys()]).toEqual(['b', 'a']);
  expect(outbox.store.getState().clients).toEqual([]);
});

test('a server that stumbles over a client keeps their sales back and nobody else’s', async () => {
  const { outbox } = openWindow();
  world.server.rejects = ({ id }) => (id === 'rosa' ? new ApiError('ERROR_INTERNAL', 500) : undefined);
  await outbox.addClient(newClient('rosa'));
  await outbox.add(saleFor('rosa', 'a'));
  await outbox.add(saleFor('somebody', 'b'));
  await fresh(outbox);
  expect([...world.server.sold.keys()]).toEqual(['b']);
  expect(stored(outbox)).toEqual(['a waiting']);
  world.server.rejects = () => undefined;
  await fresh(outbox);
  expect([...world.server.sold.keys()]).toEqual(['b', 'a']);
});
