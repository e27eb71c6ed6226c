import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { idleSnapshot } from './snapshot.ts';
import { openSender } from './snapshot-sender.ts';

const of = (earlier: number): DisplaySnapshot => ({
  ...idleSnapshot({ main: 'VES', alternative: 'USD' }),
  earlier,
});

function start() {
  const till = { isWatched: true, isOffered: false, isMine: true, fails: false };
  const sent: number[] = [];
  const sender = openSender({
    put: async ({ earlier }) => {
      if (till.fails) throw new Error('no connection');
      sent.push(earlier);
    },
    isWatched: () => till.isWatched,
    isOffered: () => till.isOffered,
    isMine: () => till.isMine,
  });
  return { till, sent, sender };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first at once, then the last of each second; what has not changed is said again in half a minute', async () => {
  const { sent, sender } = start();
  sender.show(of(1));
  await pass(0);
  for (const earlier of [2, 3, 4]) sender.show(of(earlier));
  await pass(999);
  expect(sent).toEqual([1]);
  await pass(1);
  expect(sent).toEqual([1, 4]);
  await pass(30_000);
  expect(sent).toEqual([1, 4, 4]);
  sender.close();
  await pass(60_000);
  expect(sent).toHaveLength(3);
});

test('while nobody looks once in ten seconds, and at once when somebody comes', async () => {
  const { till, sent, sender } = start();
  till.isWatched = false;
  sender.show(of(1));
  await pass(0);
  sender.show(of(2));
  await pass(5_000);
  expect(sent).toEqual([1]);
  till.isOffered = true;
  sender.plan();
  await pass(0);
  expect(sent).toEqual([1, 2]);
  // The cashier, who shows the code, is told soon that it was read.
  await pass(3_000);
  expect(sent).toEqual([1, 2, 2]);
});

test('what could not be sent is tried again; a window that is not the one in use says nothing', async () => {
  const { till, sent, sender } = start();
  till.fails = true;
  sender.show(of(1));
  await pass(2_500);
  expect(sent).toEqual([]);
  till.fails = false;
  await pass(1_000);
  expect(sent).toEqual([1]);
  till.isMine = false;
  sender.show(of(2));
  await pass(10_000);
  expect(sent).toEqual([1]);
  till.isMine = true;
  await pass(1_000);
  expect(sent).toEqual([1, 2]);
});
