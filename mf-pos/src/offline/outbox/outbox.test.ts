/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { openSaleEntries } from './outbox-databases.ts';
import { CUT, entry, fresh, openWindow, START, stored, world } from './testing/outbox-world.ts';

test('a sale that is answered is taken out, and its ticket told', async () => {
  const { outbox, results, counts } = openWindow();
  await outbox.add(entry('a'));
  expect(stored(outbox)).toEqual(['a waiting']);
  await fresh(outbox);
  expect(results).toEqual([{ kind: 'sold', id: 'a', ticket: { id: 'a', number: 1 }, wasHandedOver: false }]);
  expect(await openSaleEntries(world.company).all()).toEqual([]);
  expect(counts[0]).toBe(1);
});

for (const [step, failure, sold] of [
  ['before it is sent', undefined, 0],
  ['after sending and before the server has it', { error: CUT, after: false }, 0],
  ['after the server has it and before the answer', { error: CUT, after: true }, 1],
] as const) {
  test(`the browser is killed ${step}: the next visit sends it, and it is sold once`, async () => {
    const before = openWindow();
    world.server.failure = failure;
    await before.outbox.add(entry('a'));
    if (failure) await before.outbox.flush();
    expect(world.server.sold.size).toBe(sold);

    world.server.failure = undefined;
    const after = openWindow();
    await fresh(after.outbox);
    expect(after.results).toMatchObject([{ kind: 'sold', id: 'a', ticket: { number: 1 } }]);
    expect(world.server.sold.size).toBe(1);
    expect(await openSaleEntries(world.company).all()).toEqual([]);
  });
}

test('killed after the answer and before it is noted: it is sent once more and answered with the same ticket', async () => {
  const { outbox } = openWindow();
  const killed = entry('a');
  await outbox.add(killed);
  await fresh(outbox);
  // As if it had never been taken out.
  await openSaleEntries(world.company).add(killed);
  const after = openWindow();
  await fresh(after.outbox);
  expect(after.results).toMatchObject([{ kind: 'sold', ticket: { number: 1 } }]);
  expect(world.server.received).toHaveLength(2);
  expect(world.server.sold.size).toBe(1);
});

test('one that its tab takes up again once it was answered is known as sold, and stays out', async () => {
  const { outbox } = openWindow();
  expect(await outbox.add(entry('a'))).toBeUndefined();
  await outbox.flush();
  const known = await outbox.add(entry('a'));
  expect(known).toMatchObject({ id: 'a', ticket: { number: 1 }, isSeen: false });
  expect(outbox.store.getState().entries).toEqual([]);
  await outbox.flush();
  expect(world.server.received).toHaveLength(1);
});

test('without a connection it stays, says why and when it was tried, and the rest is not tried', async () => {
  const { outbox, results } = openWindow();
  world.server.failure = { error: CUT, after: false };
  await outbox.add(entry('a'));
  world.device += 5;
  await outbox.add(entry('b'));
  await fresh(outbox);
  expect(world.server.received.map(({ id }) => id)).toEqual(['a']);
  expect(results).toMatchObject([{ kind: 'waiting', id: 'a' }]);
  const [a, b] = await openSaleEntries(world.company).all();
  expect(a).toMatchObject({ tries: 1, triedAt: world.device, trouble: { code: 'ERROR_NETWORK' } });
  expect(b).toMatchObject({ tries: 0 });
  expect(outbox.store.getState().isCutOff).toBe(true);
});

test('a server that stumbles over one sale does not keep the others back', async () => {
  const { outbox } = openWindow();
  world.server.rejects = ({ id }) => (id === 'a' ? new ApiError('ERROR_INTERNAL', 500) : undefined);
  await outbox.add(entry('a'));
  await outbox.add(entry('b'));
  await fresh(outbox);
  expect([...world.server.sold.keys()]).toEqual(['b']);
});

test('where a customer waits is sent first', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('old', { isHandedOver: true }));
  world.device += 1000;
  await outbox.add(entry('new'));
  await fresh(outbox);
  expect(world.server.received.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a sale of this moment goes as it is; once the ticket is given out it says when and by whom it was made', async () => {
  const { outbox } = openWindow();
  world.server.failure = { error: CUT, after: false };
  await outbox.add(entry('a'));
  await fresh(outbox);
  await outbox.handOver('a');
  world.server.failure = undefined;
  world.device += 30 * 60_000;
  await fresh(outbox);
  expect(world.server.received[0]).not.toHaveProperty('sold_at');
  expect(world.server.received[1]).toMatchObject({
    sold_at: new Date(START).toISOString(),
    seller_id: 'maria',
  });
});

test('an earlier sale goes with the number that it got when it was charged, signed; one that could not get any goes without', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  world.isMute = true;
  await outbox.add(entry('b'));
  world.device += 61_000;
  await fresh(outbox);
  expect(world.server.received.map(({ proof }) => proof)).toEqual([
    { device_id: 'till', counter: 1, signature: 'a by María' },
    undefined,
  ]);
});

test('a sale whose page was away for longer than a minute is an earlier one, given out or not', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  world.device += 61_000;
  await fresh(outbox);
  expect(world.server.received).toMatchObject([{ id: 'a', sold_at: new Date(START).toISOString() }]);
});

test('rejected while the ticket was being given out: it is an earlier sale by then, and sent as one', async () => {
  const { outbox, results } = openWindow();
  world.server.rejects = ({ sold_at }) => (sold_at ? undefined : new ApiError('ERROR_RATE_CHANGED', 409));
  world.server.meanwhile = () => outbox.handOver('a');
  await outbox.add(entry('a'));
  await fresh(outbox);
  expect(results).toMatchObject([{ kind: 'sold', id: 'a', wasHandedOver: true }]);
  expect(world.server.received).toHaveLength(2);
});
