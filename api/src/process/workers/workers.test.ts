import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createSale, findProduct, findSale, type SaleDraftInput, type Ticket } from '@cuadra/shared/contract';
import { isProcessThere } from '../../database/cluster/process-there.ts';
import { makeTestFolder } from '../../testing/postgres.ts';
import { type RunningCuadra, runCuadra } from '../../testing/run-cuadra.ts';
import { addProduct, draftSale, openShop } from '../../testing/shop.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const WORKERS = 3;
const TILLS = 8;
/** Sales that each of them makes. */
const SALES = 25;
/** Workers that are killed meanwhile. */
const KILLS = 6;

/** The processes that answer requests for one that was started: its children, but for the database. */
async function workersOf({ pid, databasePid }: RunningCuadra): Promise<number[]> {
  const all = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ({
        pid: Number(name),
        // `pid (name) state parent …`: the name may hold anything, the rest no parenthesis.
        parent: Number(
          (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')).split(') ').at(-1)?.split(' ')[1],
        ),
      })),
  );
  return all.filter(({ parent, pid: own }) => parent === pid && own !== databasePid()).map((one) => one.pid);
}

const hasAll = (cuadra: RunningCuadra) => async () => (await workersOf(cuadra)).length === WORKERS;

test('workers are killed at random while tills sell: nothing answered is lost, nothing is sold twice, and all come back', {
  timeout: 180_000,
}, async () => {
  const cuadra = await runCuadra(join(await makeTestFolder(), 'data'), { WORKERS: String(WORKERS) });
  assert.equal((await workersOf(cuadra)).length, WORKERS);
  const shop = await openShop(cuadra);
  const { token } = shop;
  const flour = await addProduct(cuadra, shop, { qty: '100000' });
  const answered: Ticket[] = [];
  let brokenOff = 0;
  const tooLong = AbortSignal.timeout(120_000);
  /** A till sends a sale until it has an answer, as ours do: under the same id. */
  const sell = async (body: SaleDraftInput): Promise<Ticket> => {
    for (;;) {
      tooLong.throwIfAborted();
      try {
        return await cuadra.ok(createSale, { token, body });
      } catch (error) {
        // The connection broke: an answer that is wrong has no such code.
        assert.ok(error instanceof Error && 'code' in error, String(error));
        brokenOff += 1;
        await pause(20);
      }
    }
  };
  const killed = new Set<number>();
  const kill = async () => {
    for (let i = 0; i < KILLS; i++) {
      await waitUntil('more was sold', () => answered.length > (i * TILLS * SALES) / KILLS);
      const workers = (await workersOf(cuadra)).filter((pid) => !killed.has(pid));
      const victim = workers[Math.floor(Math.random() * workers.length)];
      if (victim === undefined) continue;
      killed.add(victim);
      process.kill(victim, 'SIGKILL');
    }
  };
  await Promise.all([
    kill(),
    ...Array.from({ length: TILLS }, async () => {
      for (let i = 0; i < SALES; i++) answered.push(await sell(draftSale(shop, [flour])));
    }),
  ]);
  assert.ok(killed.size >= 3, `${killed.size} were killed`);
  assert.ok(brokenOff > 0);
  await waitUntil('all workers are back', hasAll(cuadra));

  const numbers = answered.map(({ number }) => number).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: TILLS * SALES }, (_, index) => index + 1),
  );
  for (const ticket of answered) {
    assert.deepEqual(await cuadra.ok(findSale, { token, params: { id: ticket.id } }), ticket);
  }
  const { qty } = await cuadra.ok(findProduct, { token, params: { id: flour.id } });
  assert.equal(qty, String(100_000 - TILLS * SALES));

  // In order, and the database last.
  const last = await workersOf(cuadra);
  const database = cuadra.databasePid();
  await cuadra.end('SIGTERM');
  assert.deepEqual(
    [...last, database].filter((pid) => isProcessThere(pid)),
    [],
  );
});

test('what all workers counted is told by each, and none outlives who started them', {
  timeout: 120_000,
}, async () => {
  const cuadra = await runCuadra(join(await makeTestFolder(), 'data'), {
    WORKERS: String(WORKERS),
    METRICS_TOKEN: 'quien-mira-puede-mirar',
  });
  const shop = await openShop(cuadra);
  const flour = await addProduct(cuadra, shop, { qty: '100' });
  for (let i = 0; i < 20; i++) {
    await cuadra.ok(createSale, { token: shop.token, body: draftSale(shop, [flour]) });
  }
  const headers = { authorization: 'Bearer quien-mira-puede-mirar' };
  for (let i = 0; i < 2 * WORKERS; i++) {
    const { text } = await cuadra.send('GET', '/api/v1/metrics', { headers });
    assert.match(text, /^cuadra_sales_total 20$/m);
    assert.match(text, /^cuadra_db_connections\{pool="tills",state="most"\} 30$/m);
  }
  const workers = await workersOf(cuadra);
  assert.equal(workers.length, WORKERS);
  const database = cuadra.databasePid();
  await cuadra.end('SIGKILL');
  await waitUntil('the workers ended', () => !workers.some((pid) => isProcessThere(pid)));
  process.kill(database, 'SIGTERM');
});
