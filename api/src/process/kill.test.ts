import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSale, findProduct, findSale, type SaleDraftInput, type Ticket } from '@cuadra/shared/contract';
import { isProcessThere } from '../database/cluster/process-there.ts';
import { makeTestFolder } from '../testing/postgres.ts';
import { type RunningCuadra, runCuadra } from '../testing/run-cuadra.ts';
import { addProduct, draftSale, openShop, type TestShop } from '../testing/shop.ts';

const CLIENTS = 8;
/** Sales that were answered before the process is killed, with others on their way. */
const ENOUGH = 60;

/** What a connection breaks with. */
const BROKEN: readonly string[] = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** Cash registers that sell until the server is gone; each notes a sale before it sends it, as ours do. */
async function sellUntilKilled(
  cuadra: RunningCuadra,
  token: string,
  draft: () => SaleDraftInput,
  kill: () => void,
) {
  const sent: SaleDraftInput[] = [];
  const answered: Ticket[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        const body = draft();
        sent.push(body);
        try {
          answered.push(await cuadra.ok(createSale, { token, body }));
        } catch (error) {
          // The connection broke: an answer that is wrong has no such code.
          assert.ok(
            error instanceof Error && 'code' in error && BROKEN.includes(String(error.code)),
            String(error),
          );
          return;
        }
        if (answered.length === ENOUGH) kill();
      }
    }),
  );
  return { sent, answered };
}

/** Every sale that was answered is there as it was answered; those in doubt are sent again, and the numbers close. */
async function nothingIsLost(
  cuadra: RunningCuadra,
  shop: TestShop,
  productId: string,
  { sent, answered }: Awaited<ReturnType<typeof sellUntilKilled>>,
  sold: number,
): Promise<number> {
  const { token } = shop;
  assert.ok(answered.length >= ENOUGH && sent.length > answered.length);
  await Promise.all(
    answered.map(async (ticket) => {
      assert.deepEqual(await cuadra.ok(findSale, { token, params: { id: ticket.id } }), ticket);
    }),
  );
  const tickets = await Promise.all(sent.map((body) => cuadra.ok(createSale, { token, body })));
  const numbers = tickets.map(({ number }) => number).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    sent.map((_, index) => sold + index + 1),
  );
  const total = sold + sent.length;
  assert.equal(
    (await cuadra.ok(findProduct, { token, params: { id: productId } })).qty,
    String(100_000 - total),
  );
  return total;
}

test('kill -9 in the middle of sales loses none that was answered, nor a number, whatever becomes of the database', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(await makeTestFolder(), 'data');
  const first = await runCuadra(dataDir);
  const shop = await openShop(first);
  const flour = await addProduct(first, shop, { qty: '100000' });
  const draft = () => draftSale(shop, [flour]);

  // Alone: its database outlives it, finishes what it had begun, and is adopted by the next start.
  const orphan = first.databasePid();
  const alone = await sellUntilKilled(first, shop.token, draft, () => process.kill(first.pid, 'SIGKILL'));
  await first.end('SIGKILL');
  assert.ok(isProcessThere(orphan), 'the database outlives its parent');
  const second = await runCuadra(dataDir);
  assert.equal(second.databasePid(), orphan);
  const sold = await nothingIsLost(second, shop, flour.id, alone, 0);

  // With its database, as in a power cut: the next start recovers it from its log.
  const both = await sellUntilKilled(second, shop.token, draft, () => {
    const database = second.databasePid();
    process.kill(second.pid, 'SIGKILL');
    process.kill(database, 'SIGKILL');
  });
  await second.end('SIGKILL');
  const third = await runCuadra(dataDir);
  assert.notEqual(third.databasePid(), orphan);
  await nothingIsLost(third, shop, flour.id, both, sold);
  await third.end('SIGTERM');
});
