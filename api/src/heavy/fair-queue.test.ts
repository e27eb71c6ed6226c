import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../errors/api-error.ts';
import { FairQueue } from './fair-queue.ts';

/** Work that lasts until it is let go, and what of it has begun. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

/** Long enough for whatever follows from what was just done, all of which is promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'ERROR_BUSY';

test('a company has its share and no more, and another does not wait for it', async () => {
  const queue = new FairQueue({ atOnce: 3, perCompany: 2, waiting: 10, patienceMs: 60_000 });
  const { begun, work, end } = workshop();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name)));
  const other = queue.run('b', work('b1'));
  await settled();
  assert.deepEqual(begun, ['a1', 'a2', 'b1']);
  end('b1');
  assert.equal(await other, 'b1');
  await settled();
  assert.deepEqual(begun, ['a1', 'a2', 'b1'], 'a free place is no reason to have more than the share');
  end('a1');
  await settled();
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3']) end(name);
  await settled();
  end('a4');
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'a4']);
});

test('places go round: who has just had one waits for those who have not', async () => {
  const queue = new FairQueue({ atOnce: 1, perCompany: 1, waiting: 10, patienceMs: 60_000 });
  const { begun, work, end } = workshop();
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)));
  all.push(...['b1', 'b2'].map((name) => queue.run('b', work(name))));
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) {
    await settled();
    assert.equal(begun.at(-1), name);
    end(name);
  }
  await Promise.all(all);
});

test('who waits too long, finds too many waiting or hangs up is told, and what waits is not done', async () => {
  const queue = new FairQueue({ atOnce: 2, perCompany: 1, waiting: 2, patienceMs: 50 });
  const { begun, work, end } = workshop();
  const first = queue.run('a', work('a1'));
  const hangsUp = new AbortController();
  const second = assert.rejects(queue.run('a', work('a2'), hangsUp.signal), isBusy);
  const third = assert.rejects(queue.run('a', work('a3')), isBusy);
  await assert.rejects(queue.run('a', work('a4')), isBusy);
  hangsUp.abort();
  await second;
  await third;
  end('a1');
  assert.equal(await first, 'a1');
  await settled();
  assert.deepEqual(begun, ['a1']);
});

test('work that fails gives its place to the next', async () => {
  const queue = new FairQueue({ atOnce: 1, perCompany: 1, waiting: 2, patienceMs: 60_000 });
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => 'next');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'next');
});

test('what is told to whoever waits in vain is said by whom the queue is of', async () => {
  const queue = new FairQueue({
    ...{ atOnce: 1, perCompany: 1, waiting: 1, patienceMs: 20 },
    refusal: 'ERROR_TIMEOUT',
  });
  const { work, end } = workshop();
  const first = queue.run('a', work('a1'));
  const isTimeout = (error: unknown) => error instanceof ApiError && error.code === 'ERROR_TIMEOUT';
  const second = assert.rejects(queue.run('a', work('a2')), isTimeout);
  await assert.rejects(queue.run('a', work('a3')), isTimeout);
  await second;
  end('a1');
  assert.equal(await first, 'a1');
});
