import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createStatementLink,
  deleteClient,
  findPublicStatement,
  listStatementLinks,
  MAX_STATEMENT_LINKS,
  payDebt,
  revokeStatementLink,
  STATEMENT_LINK_DAYS,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addClient, addProduct, openShop, sell, setRate } from '../../testing/shop.ts';
import { COPIES, startApi } from '../../testing/start-api.ts';

const DAY = 24 * 60 * 60;
const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-03-01T09:00:00-04:00' } });

/** A shop whose client took ten dollars on credit and paid four of them. */
async function shopWithDebtor(mark: string) {
  const shop = await openShop(api, { company_name: `${mark} C.A.`, name: `${mark} Dueña`, rate: '100' });
  await api.database.query(
    "update companies set phone = '0212-5551234', identification = '307013380', identification_type = 'J' where id = $1",
    [shop.id],
  );
  await neverEnds(shop.id);
  const product = await addProduct(api, shop, { name: `${mark} harina`, price: '10' });
  const client = await addClient(api, shop, { name: `${mark} cliente` });
  await api.database.query("update clients set note = 'Mala paga', credit_days = 15 where id = $1", [client]);
  const sale = await sell(api, shop, [product], {
    ...{ type: 'credit', client_id: client, payments: [], description: 'Nota de la venta' },
  });
  const cash = shop.cash.alternative.id;
  await api.ok(payDebt, {
    token: shop.token,
    params: { id: client },
    body: { note: 'Secreto', payments: [{ payment_method_id: cash, amount: '4', currency: 'USD' }] },
  });
  return { ...shop, client, sale };
}
const neverEnds = (company: string) =>
  api.database.query(
    "update subscriptions set expires_at = now() + interval '10 years' where company_id = $1",
    [company],
  );

const linkOf = async ({ token, client }: { token: string; client: string }) => {
  const link = await api.ok(createStatementLink, { token, params: { id: client } });
  const [page, secret = ''] = link.path.split('#');
  assert.equal(page, '/statement');
  return { ...link, secret };
};
const open = (token: string, more: { token?: string } = {}) =>
  api.request(findPublicStatement, { ...more, body: { token } });
const NOTHING = [404, '{"error":{"message":"ERROR_NOT_FOUND"}}'];
async function opensNothing(secret: string) {
  const { status, text } = await open(secret);
  assert.deepEqual([status, text], NOTHING);
}

test('a link shows the statement of its client, and nothing that is the shop’s alone', async () => {
  const a = await shopWithDebtor('Uno');
  const link = await linkOf(a);
  const answer = await open(link.secret);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  const told = await api.ok(findPublicStatement, { body: { token: link.secret } });
  const [paid, sold] = told.items;
  assert.deepEqual(told, {
    shop: { name: 'Uno C.A.', identification: '307013380', identification_type: 'J', phone: '0212-5551234' },
    client_name: 'Uno cliente',
    today: '2027-03-01',
    expires_at: link.expires_at,
    main: 'VES',
    alternative: 'USD',
    rate: '100',
    balances: [{ currency: 'USD', amount: '6.00' }],
    owed: { main: '600.00', alternative: '6.00' },
    in_favour: { main: '0.00', alternative: '0.00' },
    overdue: { main: '0.00', alternative: '0.00' },
    debts: [
      {
        ...{ sale_number: a.sale.number, day: '2027-03-01', due_on: '2027-03-16' },
        ...{ total: '10.00', owed: '6.00', currency: 'USD' },
      },
    ],
    items: [
      {
        ...{ kind: 'payment', amount: '-4.00', currency: 'USD', balance: '6.00', sale_number: null },
        ...{ create_at: paid?.create_at, payment_number: 1 },
      },
      {
        ...{ kind: 'sale', amount: '10.00', currency: 'USD', balance: '10.00', sale_number: a.sale.number },
        ...{ create_at: sold?.create_at, payment_number: null },
      },
    ],
    next: null,
  });
  for (const secret of ['Secreto', 'Mala paga', 'Nota de la', 'Dueña', 'harina', a.client, a.id, a.sale.id])
    assert.ok(!answer.text.includes(secret), secret);
  const first = await api.ok(findPublicStatement, { body: { token: link.secret, limit: 1 } });
  assert.deepEqual([first.items.length, typeof first.next], [1, 'string']);
  const rest = await api.ok(findPublicStatement, {
    body: { token: link.secret, limit: 1, cursor: first.next ?? '' },
  });
  assert.deepEqual([...first.items, ...rest.items, rest.next], [...told.items, null]);
});

test('at the rate of today, and overdue from the day after it was due', async () => {
  const a = await shopWithDebtor('Tasa');
  const link = await linkOf(a);
  await setRate(api, a, '120');
  await api.letPass(15 * DAY);
  const due = await api.ok(findPublicStatement, { body: { token: link.secret } });
  assert.deepEqual([due.owed.main, due.overdue.alternative], ['720.00', '0.00']);
  await api.letPass(DAY);
  const late = await api.ok(findPublicStatement, { body: { token: link.secret } });
  assert.equal(late.overdue.alternative, '6.00');
});

test('the link of one company shows its statement alone, whoever is signed in', async () => {
  const a = await shopWithDebtor('Cerca');
  const b = await shopWithDebtor('Lejos');
  const link = await linkOf(a);
  const nobody = await open(link.secret);
  for (const token of [a.token, b.token]) {
    const answer = await open(link.secret, { token });
    assert.deepEqual([answer.status, answer.text], [200, nobody.text]);
    assert.ok(!answer.text.includes('Lejos'));
  }
  const other = await linkOf(b);
  const refused = await api.request(revokeStatementLink, {
    token: b.token,
    params: { id: a.client, link_id: link.id },
  });
  assert.deepEqual([refused.status, refused.text], NOTHING);
  const swapped = await api.request(revokeStatementLink, {
    token: b.token,
    params: { id: b.client, link_id: link.id },
  });
  assert.deepEqual([swapped.status, swapped.text], NOTHING);
  assert.equal((await open(link.secret)).status, 200);
  assert.notEqual(other.secret, link.secret);
  // A page of one ledger opens none of another.
  const { next } = await api.ok(findPublicStatement, { body: { token: link.secret, limit: 1 } });
  const stolen = await api.request(findPublicStatement, {
    body: { token: other.secret, limit: 1, cursor: next ?? '' },
  });
  assert.ok(!stolen.text.includes('Cerca'));
});

test('guessed, ended, revoked, of one who is gone, of a shop that does not pay: all the same nothing', async () => {
  const a = await shopWithDebtor('Fin');
  const first = await linkOf(a);
  for (const guess of [
    '',
    'x',
    '0'.repeat(43),
    first.secret.slice(0, -1),
    first.secret.toUpperCase(),
    first.id,
  ])
    await opensNothing(guess);
  const [row] = await api.database.query<{ hash: string }>(
    "select encode(token_hash, 'base64') as hash from client_statement_links where id = $1",
    [first.id],
  );
  await opensNothing(row?.hash ?? '');

  await api.database.query('update subscriptions set expires_at = now() where company_id = $1', [a.id]);
  await opensNothing(first.secret);
  await neverEnds(a.id);
  assert.equal((await open(first.secret)).status, 200);
  const suspend = 'update subscriptions set suspended_at = $2, suspended_reason = $3 where company_id = $1';
  await api.database.query(suspend, [a.id, new Date(), 'Falta un documento']);
  await opensNothing(first.secret);
  await api.database.query(suspend, [a.id, null, null]);
  assert.equal((await open(first.secret)).status, 200);
  const withoutModule = "update companies set modules = array_remove(modules, 'clients') where id = $1";
  await api.database.query(withoutModule, [a.id]);
  await opensNothing(first.secret);
  await api.database.query("update companies set modules = modules || array['clients'] where id = $1", [
    a.id,
  ]);

  const revoke = { token: a.token, params: { id: a.client, link_id: first.id } };
  await api.ok(revokeStatementLink, revoke);
  await opensNothing(first.secret);
  await api.ok(revokeStatementLink, revoke);

  const second = await linkOf(a);
  await api.letPass(STATEMENT_LINK_DAYS * DAY - 60);
  assert.equal((await open(second.secret)).status, 200);
  await api.letPass(60);
  await opensNothing(second.secret);
  const token = await signInAs(api, a, { allBut: [] });
  assert.deepEqual((await api.ok(listStatementLinks, { token, params: { id: a.client } })).items, []);

  const gone = await addClient(api, a, { name: 'Se fue' });
  const third = await linkOf({ token, client: gone });
  assert.equal((await open(third.secret)).status, 200);
  await api.ok(deleteClient, { token, params: { id: gone } });
  await opensNothing(third.secret);
  const again = await api.refused(createStatementLink, { token, params: { id: gone } });
  assert.equal(again.status, 404);
});

test('the shop sees which links are open and when they were read, and one too many ends the oldest', async () => {
  const a = await shopWithDebtor('Lista');
  const params = { id: a.client };
  const list = async () => (await api.ok(listStatementLinks, { token: a.token, params })).items;
  const oldest = await linkOf(a);
  await open(oldest.secret);
  const [seen] = await list();
  assert.deepEqual([seen?.id, seen?.user], [oldest.id, a.user.name]);
  assert.ok(seen?.last_seen_at);
  assert.deepEqual(Object.keys(seen ?? {}).sort(), ['create_at', 'expires_at', 'id', 'last_seen_at', 'user']);
  for (let i = 1; i < MAX_STATEMENT_LINKS; i++) await linkOf(a);
  assert.equal((await open(oldest.secret)).status, 200);
  const newest = await linkOf(a);
  await opensNothing(oldest.secret);
  const links = await list();
  assert.deepEqual([links.length, links[0]?.id], [MAX_STATEMENT_LINKS, newest.id]);
  const unknown = { token: a.token, params: { ...params, link_id: newId() } };
  assert.equal((await api.refused(revokeStatementLink, unknown)).status, 404);
});

test('links are made, seen and ended by who may change clients', async () => {
  const a = await shopWithDebtor('Rol');
  const link = await linkOf(a);
  const token = await signInAs(api, a, { allBut: [['clients', 'update']] });
  const params = { id: a.client };
  for (const { status } of [
    await api.request(createStatementLink, { token, params }),
    await api.request(listStatementLinks, { token, params }),
    await api.request(revokeStatementLink, { token, params: { ...params, link_id: link.id } }),
  ])
    assert.equal(status, 403);
});

test('an address that tries too often is told to wait', async () => {
  let last = 0;
  // A limit against load is one of each copy.
  for (let i = 0; i <= 120 * COPIES; i++)
    last = (await api.request(findPublicStatement, { body: { token: 'x' }, from: '203.0.113.77' })).status;
  assert.equal(last, 429);
});
