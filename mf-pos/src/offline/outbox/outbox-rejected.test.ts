/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { entry, fresh, openWindow, stored, world } from './testing/outbox-world.ts';

test('what is rejected stays until a person decides: again, or out', async () => {
  const { outbox, results } = openWindow();
  world.server.rejects = () => new ApiError('ERROR_VALIDATION', 400, { fields: { payments: 'not-enough' } });
  await outbox.add(entry('a', { isHandedOver: true }));
  await fresh(outbox);
  await fresh(outbox);
  expect(world.server.received).toHaveLength(1);
  expect(results).toMatchObject([{ kind: 'rejected', error: { fields: { payments: 'not-enough' } } }]);
  expect(stored(outbox)).toEqual(['a refused']);

  await outbox.sendAgain('a');
  expect(world.server.received).toHaveLength(2);
  world.server.rejects = () => undefined;
  await outbox.sendAgain('a');
  expect(world.server.sold.size).toBe(1);
});

test('what an ended subscription rejected is sent by itself at the next visit; a wrong sum is not', async () => {
  const before = openWindow();
  world.server.rejects = ({ id }) =>
    id === 'a' ? new ApiError('ERROR_EXPIRED_SUBSCRIPTION', 402) : new ApiError('ERROR_VALIDATION', 400);
  await before.outbox.add(entry('a', { isHandedOver: true }));
  await before.outbox.add(entry('b', { isHandedOver: true }));
  await fresh(before.outbox);
  expect(stored(before.outbox).sort()).toEqual(['a refused', 'b refused']);

  world.server.rejects = () => undefined;
  const after = openWindow();
  const stop = after.outbox.start();
  await new Promise<void>((resolve) => after.outbox.onResult(() => resolve()));
  await after.outbox.flush();
  stop();
  expect([...world.server.sold.keys()]).toEqual(['a']);
});

test('while the company is suspended sales wait and are not rejected; once it is not, they go out', async () => {
  const { outbox, results } = openWindow();
  world.server.rejects = () =>
    new ApiError('ERROR_COMPANY_SUSPENDED', 403, { details: { reason: 'Falta un pago' } });
  await outbox.add(entry('a', { isHandedOver: true }));
  await outbox.add(entry('b', { isHandedOver: true }));
  await fresh(outbox);
  expect(stored(outbox).sort()).toEqual(['a waiting', 'b waiting']);
  expect(results.map(({ kind }) => kind)).not.toContain('rejected');
  // The first answer is everybody's.
  expect(new Set(world.server.received.map(({ id }) => id))).toEqual(new Set(['a']));

  world.server.rejects = () => undefined;
  await fresh(outbox);
  expect([...world.server.sold.keys()].sort()).toEqual(['a', 'b']);
  expect(stored(outbox)).toEqual([]);
});
