/** @jest-environment jsdom */
import { entry, fresh, openWindow, world } from './testing/outbox-world.ts';

test('two windows: one sends, both hear of it, and none sends what the other has sent', async () => {
  const one = openWindow();
  const other = openWindow();
  const stops = [one.outbox.start(), other.outbox.start()];
  const told = new Promise<void>((resolve) => other.outbox.onResult(() => resolve()));
  await one.outbox.add(entry('a'));
  await Promise.all([one.outbox.flush(), other.outbox.flush()]);
  await told;
  for (const stop of stops) stop();
  expect(world.server.received).toHaveLength(1);
  expect(one.results).toMatchObject([{ kind: 'sold', id: 'a' }]);
  expect(other.results).toMatchObject([{ kind: 'sold', id: 'a' }]);
});

test('a window that is killed with a sale in it: the other one sends it', async () => {
  const other = openWindow();
  const stop = other.outbox.start();
  const told = new Promise<void>((resolve) => other.outbox.onResult(() => resolve()));
  // It keeps, and is gone before it sends.
  await openWindow().outbox.add(entry('a'));
  await told;
  stop();
  expect([...world.server.sold.keys()]).toEqual(['a']);
});

test('a device that is full or keeps nothing says so, and nothing is sent behind its back', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { outbox } = openWindow();
  await expect(outbox.add(entry('a'))).rejects.toThrow('full');
  put.mockRestore();
  expect(outbox.store.getState().storage).toBe('refused');
  await fresh(outbox);
  expect(world.server.received).toEqual([]);
});

test('what another company has on the device is not sent', async () => {
  const { outbox } = openWindow();
  await outbox.add(entry('a'));
  world.company = 'another';
  await fresh(openWindow().outbox);
  expect(world.server.received).toEqual([]);
});

test('a device that is full is known before the first sale, and until it takes one, however often it is read', async () => {
  world.isFull = true;
  const { outbox } = openWindow();
  const stop = outbox.start();
  const storage = () => outbox.store.getState().storage;
  while (storage() === 'unknown') await fresh(outbox);
  expect(storage()).toBe('refused');
  await outbox.remove('nothing');
  expect(storage()).toBe('refused');
  expect(world.keptTimes).toBe(0);
  await outbox.add(entry('a'));
  expect(storage()).toBe('ready');
  expect(world.keptTimes).toBe(1);
  stop();
});
