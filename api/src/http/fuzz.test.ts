import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { CASHIER_ROLE_ID, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { arbitraryInput, damagedInput, type Known } from '../testing/arbitrary.ts';
import { idsOf } from '../testing/belongings.ts';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { signInAs, signInPlatform } from '../testing/company.ts';
import type { Answer, RawRequest } from '../testing/http-client.ts';
import { addDraft, boughtLine, fillPurchaseTables } from '../testing/purchase.ts';
import { addClient, addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { type PARTS, routesOf, type WalkedRoute } from '../testing/walk.ts';

/** FUZZ_SEED repeats a run, if the routes are the same; FUZZ_RUNS makes a longer one, of so many requests to each route in each of two kinds. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env.FUZZ_RUNS ?? 6);
/** Milliseconds after which a request counts as hanging: as long as a client waits (spec §9). */
const LIMIT = 30_000;
/** Routes after which what there is to name is looked up again: by then much was made, and much is gone. */
const ROUND = 12;

const api = await startApi();
const shop = await openShop(api);
const flour = await addProduct(api, shop, { barcodes: ['7591001'] });
const debtor = await addClient(api, shop);
await sell(api, shop, [flour], { type: 'credit', client_id: debtor, payments: [] });
await fillCashSessionTables(api, shop, flour);
const { supplier } = await fillPurchaseTables(api, shop, flour, 'Compra');
await addDraft(api, shop, { supplier_id: supplier.id, lines: [boughtLine(flour, '2', '1')] });
const routes = routesOf(api).filter(({ call }) => call !== undefined);

let known: Known = { ids: [] };

/** Who asks; mostly somebody with the permission. Each has a session of their own, since some calls end them. */
const askers = {
  owner: () => signInAs(api, shop, { roleId: OWNER_ROLE_ID }),
  cashier: () => signInAs(api, shop, { roleId: CASHIER_ROLE_ID }),
  newcomer: () => signInAs(api, shop, { only: [] }),
  root: () => signInPlatform(api, 'super_user'),
  inspector: () => signInPlatform(api, 'inspector', shop),
  stranger: async () => 'a-token-that-nobody-was-given',
  nobody: async () => undefined,
};
const asker = fc.oneof(
  { weight: 4, arbitrary: fc.constant('owner' as const) },
  { weight: 2, arbitrary: fc.constant('root' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(askers) as (keyof typeof askers)[])) },
);

interface Input {
  params: unknown;
  querystring: unknown;
  body: unknown;
}

/** What a route takes; each part as its schema has it, or damaged. */
function inputOf(route: WalkedRoute, isDamaged: boolean): fc.Arbitrary<Input> {
  const part = (name: (typeof PARTS)[number]) => {
    const schema = route.schemas[name];
    if (!schema) return fc.constant(undefined);
    return isDamaged
      ? fc.oneof(arbitraryInput(schema, known), damagedInput(schema, known))
      : arbitraryInput(schema, known);
  };
  return fc.record({ params: part('params'), querystring: part('querystring'), body: part('body') });
}

function requestOf(
  route: WalkedRoute,
  { params, querystring, body }: Input,
): { path: string; request: RawRequest } {
  const field = (of: unknown, name: string): unknown => (isRecord(of) ? of[name] : of);
  const path = route.url.replace(/:(\w+)/g, (_, name: string) => encode(field(params, name)) || '%20');
  const query = Object.entries(isRecord(querystring) ? querystring : {}).map(
    ([name, value]) => `${encode(name)}=${encode(value)}`,
  );
  const isCsv = route.call?.body !== undefined && typeof body === 'string';
  return {
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    request: {
      ...(body === undefined ? {} : { body: isCsv ? body : JSON.stringify(body) }),
      headers: { 'content-type': isCsv ? 'text/csv' : 'application/json' },
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** As a URL may have it: no half characters. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));
}

/** The answer, or an error when there is none in time. */
async function answerTo(route: WalkedRoute, input: Input, who: keyof typeof askers): Promise<Answer> {
  const { path, request } = requestOf(route, input);
  const token = await askers[who]();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to ${route.name} within ${LIMIT} ms`)), LIMIT);
  });
  try {
    return await Promise.race([api.send(route.method, path, { ...request, token }), limit]);
  } finally {
    clearTimeout(timer);
  }
}

before(() => process.stdout.write(`# FUZZ_SEED=${seed}\n`));

for (const [index, route] of routes.entries()) {
  for (const isDamaged of [false, true]) {
    test(`${route.name} with ${isDamaged ? 'what it does not take' : 'anything that it takes'}`, async () => {
      if (index % ROUND === 0 && !isDamaged) known = { ids: (await idsOf(api.database, shop.id)).sample };
      await fc.assert(
        fc.asyncProperty(asker, inputOf(route, isDamaged), async (who, input) => {
          const { status, text } = await answerTo(route, input, who);
          assert.ok(status < 500, `${status} ${text}`);
        }),
        // A shrunk input would be of another moment: the one that failed is told.
        { numRuns, seed: seed + index, endOnFailure: true },
      );
    });
  }
}
