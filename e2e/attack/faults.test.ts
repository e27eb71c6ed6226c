/** What breaks under a shop that sells: nothing that was acknowledged is lost, nothing is sold twice, nobody waits for ever. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSale } from '@cuadra/shared/contract';
import { addProduct, draftSale, openShop, type TestShop } from '../../api/src/testing/shop.ts';
import { ROUNDS } from './rounds.ts';
import { openTarget, type Target } from './target.ts';

const TILLS = 4;
const SALES_PER_TILL = 12;
/** Sales after which it breaks. */
const BEFORE = 10;
/** Milliseconds that a till goes on trying; and that one request may take (spec §9), with a little for the machine. */
const PATIENCE = 90_000;
const REQUEST_LIMIT = 35_000;

const FAULTS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'its process is killed': ({ kill }) => kill(),
  'its connections to the database break off': async ({ toDatabase }) => toDatabase.drop(),
  'the database answers nothing for a while': async ({ toDatabase }) => {
    toDatabase.freeze();
    await sleep(3_000);
    toDatabase.thaw();
  },
};

for (const [fault, happen] of Object.entries(FAULTS)) {
  test(`a shop that sells while ${fault} has sold each sale once`, async (t) => {
    const target = await openTarget(t);
    for (let round = 0; round < ROUNDS; round += 1) await sellThrough(target, happen);
    t.diagnostic(`${ROUNDS * TILLS * SALES_PER_TILL} sales`);
  });
}

async function sellThrough(target: Target, happen: (target: Target) => Promise<void>): Promise<void> {
  const shop = await openShop(target);
  const product = await addProduct(target, shop);
  let acknowledged = 0;
  let broken: Promise<void> | undefined;
  const numbers: number[] = [];
  const till = async () => {
    for (let sale = 0; sale < SALES_PER_TILL; sale += 1) {
      numbers.push(await sellUntilAcknowledged(target, shop, draftSale(shop, [product])));
      acknowledged += 1;
      if (acknowledged === BEFORE) broken = happen(target);
    }
  };
  await Promise.all(Array.from({ length: TILLS }, till));
  await broken;

  const sold = TILLS * SALES_PER_TILL;
  assert.deepEqual(
    numbers.sort((one, other) => one - other),
    Array.from({ length: sold }, (_, index) => index + 1),
    'each has a number of its own, and none is left out',
  );
  const [row] = await target.database.query<{ sales: number; stock: string; ledger: string }>(
    `select (select count(*)::int from sales where company_id = $1) as sales,
       (select qty::float8::text from product_stock where company_id = $1) as stock,
       (select sum(qty)::float8::text from stock_movements where company_id = $1) as ledger`,
    [shop.id],
  );
  assert.deepEqual(row, { sales: sold, stock: String(1000 - sold), ledger: String(1000 - sold) });
}

/** As the outbox of Caja does it: the same sale under the same id until there is an answer. */
async function sellUntilAcknowledged(
  target: Target,
  shop: TestShop,
  body: ReturnType<typeof draftSale>,
): Promise<number> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const asked = Date.now();
    const answer = await target.request(createSale, { token: shop.token, body }).catch(() => undefined);
    assert.ok(Date.now() - asked < REQUEST_LIMIT, 'a request got no answer in time');
    if (answer && answer.status < 300) return createSale.response.parse(answer.body).number;
    assert.ok(!answer || answer.status === 503 || answer.status === 504, `${answer?.status} ${answer?.text}`);
    assert.ok(Date.now() < deadline, `nothing was sold any more: ${answer?.text}`);
    await sleep(100);
  }
}
