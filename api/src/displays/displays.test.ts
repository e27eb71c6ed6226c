import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closeCashSession,
  createDisplay,
  DISPLAY_HOURS,
  DISPLAY_SILENCE,
  type DisplaySnapshot,
  deleteDisplay,
  findDisplayPicture,
  findPublicDisplay,
  MAX_DISPLAY_LINES,
  MAX_DISPLAYS,
  openCashSession,
  setProductPicture,
  showDisplay,
  watchPublicDisplay,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId } from '@cuadra/shared/domain';
import { hashToken } from '../access/token.ts';
import { signInAs } from '../testing/company.ts';
import { pathOf } from '../testing/http-client.ts';
import { picture, webp } from '../testing/picture.ts';
import { addProduct, openShop, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { hire } from '../testing/team.ts';
import { waitUntil } from '../testing/wait-until.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2027-03-01T09:00:00-04:00' } });
const watchOf = (secret: string) => hashToken(secret).toString('hex');
const NOTHING = [404, '{"error":{"message":"ERROR_NOT_FOUND"}}'];

const SHOWN: DisplaySnapshot = {
  ...{ stage: 'selling', main: 'VES', alternative: 'USD', rate: '100' },
  lines: [
    {
      ...{ name: 'Harina P.A.N.', qty: '2', price: '$ 1,20' },
      ...{ total: { main: '240.00', alternative: '2.40' }, discount: null },
    },
  ],
  ...{ earlier: 0, total: { main: '240.00', alternative: '2.40' }, discount: null },
  ...{ payments: [], missing: null, change: [], transfer: null },
};

const openTill = async ({ token }: { token: string }) =>
  (await api.ok(openCashSession, { token, body: { opening: [] } })).id;
const closeTill = ({ token }: { token: string }, id: string) =>
  api.ok(closeCashSession, { token, body: { id, counted: [] } });
const addressOf = async ({ token }: { token: string }) => {
  const display = await api.ok(createDisplay, { token });
  const [page, secret = ''] = display.path.split('#');
  assert.equal(page, '/display');
  return { ...display, secret };
};
const show = ({ token }: { token: string }, id: string, snapshot: unknown = SHOWN) =>
  api.send('PUT', pathOf(showDisplay), { token, body: { id, snapshot } });
const look = (token: string, more: { token?: string } = {}) =>
  api.request(findPublicDisplay, { ...more, body: { token } });
async function showsNothing(secret: string) {
  const { status, text } = await look(secret);
  assert.deepEqual([status, text], NOTHING);
}
async function shopWithTill(name: string): Promise<TestShop & { till: string }> {
  const shop = await openShop(api, { company_name: name, rate: '100' });
  return { ...shop, till: await openTill(shop) };
}

test('an address shows what its till shows, and nothing that is not for a customer', async () => {
  const shop = await shopWithTill('Uno C.A.');
  const display = await addressOf(shop);
  assert.equal((await api.ok(findPublicDisplay, { body: { token: display.secret } })).snapshot, null);
  // Somebody has looked just now.
  assert.deepEqual(JSON.parse((await show(shop, display.id)).text), { is_watched: true });
  const answer = await look(display.secret);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.deepEqual(JSON.parse(answer.text), {
    watch: watchOf(display.secret),
    ...{ snapshot: SHOWN, shop: null },
  });
  const { shop: whose } = await api.ok(findPublicDisplay, {
    body: { token: display.secret, with_shop: true },
  });
  assert.deepEqual(whose, { name: 'Uno C.A.', logo: null, colour: '' });
  for (const hidden of [display.id, display.secret, shop.id, shop.user.id, shop.till, shop.user.name])
    assert.ok(!answer.text.includes(hidden), hidden);
  // What a till does not say for two minutes it does not show any more.
  await api.letPass(DISPLAY_SILENCE);
  assert.equal((await api.ok(findPublicDisplay, { body: { token: display.secret } })).snapshot, null);
});

test('only who sells shows anything, on displays of their own till, and only what the contract knows', async () => {
  const shop = await shopWithTill('Dos C.A.');
  const other = await shopWithTill('Otra C.A.');
  const cashier = await hire(api, shop, { role_id: CASHIER_ROLE_ID });
  await openTill(cashier);
  const display = await addressOf(shop);
  for (const stranger of [other, cashier]) {
    const { status, text } = await show(stranger, display.id);
    assert.deepEqual([status, text], NOTHING);
    await api.ok(deleteDisplay, { token: stranger.token, params: { id: display.id } });
  }
  const token = await signInAs(api, shop, { allBut: [['sales', 'create']] });
  assert.equal((await show({ token }, display.id)).status, 403);
  assert.equal((await api.refused(createDisplay, { token })).status, 403);
  assert.equal(
    (await api.send('PUT', pathOf(showDisplay), { body: { id: display.id, snapshot: SHOWN } })).status,
    401,
  );
  const [line] = SHOWN.lines;
  for (const wrong of [
    { ...SHOWN, client: 'Ana' },
    { ...SHOWN, stage: 'other' },
    { ...SHOWN, lines: [{ ...line, product_id: newId() }] },
    { ...SHOWN, lines: Array.from({ length: MAX_DISPLAY_LINES + 1 }, () => line) },
    { ...SHOWN, lines: [{ ...line, name: 'x'.repeat(301) }] },
    { ...SHOWN, lines: [{ ...line, name: 'a\u0000b' }] },
    { ...SHOWN, total: { main: 'mucho', alternative: '1' } },
    { ...SHOWN, rate: '0' },
    { ...SHOWN, main: '<b>' },
    null,
  ])
    assert.equal((await show(shop, display.id, wrong)).status, 400, JSON.stringify(wrong)?.slice(0, 80));
  assert.equal((await show(shop, display.id, { ...SHOWN, more: 'x'.repeat(60_000) })).status, 413);
  assert.equal((await show(shop, display.id)).status, 200);
});

test('it is dead once its till closes, its hours are over, or its company does not pay; a guess is the same nothing', async () => {
  const shop = await shopWithTill('Fin C.A.');
  const first = await addressOf(shop);
  for (const guess of ['', 'x', '0'.repeat(43), first.secret.slice(1), first.id]) await showsNothing(guess);
  const query = (text: string) => api.database.query(text, [shop.id]);
  for (const [off, on] of [
    [
      'update subscriptions set expires_at = now() where company_id = $1',
      "update subscriptions set expires_at = now() + interval '9 days' where company_id = $1",
    ],
    [
      "update subscriptions set suspended_at = now(), suspended_reason = 'x' where company_id = $1",
      'update subscriptions set suspended_at = null, suspended_reason = null where company_id = $1',
    ],
    [
      "update companies set modules = array_remove(modules, 'sales') where id = $1",
      "update companies set modules = modules || array['sales'] where id = $1",
    ],
  ] as const) {
    await query(off);
    await showsNothing(first.secret);
    await query(on);
    assert.equal((await look(first.secret)).status, 200);
  }
  await closeTill(shop, shop.till);
  await showsNothing(first.secret);
  const late = await show(shop, first.id);
  assert.deepEqual([late.status, late.text], NOTHING);
  assert.equal(
    (await api.send('GET', pathOf(watchPublicDisplay, { watch: watchOf(first.secret) }))).status,
    404,
  );
  const refused = await api.refused(createDisplay, { token: shop.token });
  assert.deepEqual([refused.status, refused.fields], [409, { cash_session: 'not-open' }]);

  await openTill(shop);
  await showsNothing(first.secret);
  const second = await addressOf(shop);
  await api.letPass(DISPLAY_HOURS * 3600 - 60);
  assert.equal((await look(second.secret)).status, 200);
  await api.letPass(60);
  await showsNothing(second.secret);
});

test('one too many ends the oldest, and who made it ends it at once', async () => {
  const shop = await shopWithTill('Varias C.A.');
  const all = [];
  for (let i = 0; i <= MAX_DISPLAYS; i++) all.push(await addressOf(shop));
  const [oldest, ...rest] = all;
  await showsNothing(oldest?.secret ?? '');
  for (const { secret } of rest) assert.equal((await look(secret)).status, 200);
  const last = rest.at(-1);
  assert.ok(last);
  for (let i = 0; i < 2; i++) await api.ok(deleteDisplay, { token: shop.token, params: { id: last.id } });
  await showsNothing(last.secret);
});

test('the session of who looks changes nothing, and the display of one company shows nothing of another', async () => {
  const [a, b] = [await shopWithTill('Cerca C.A.'), await shopWithTill('Lejos C.A.')];
  const [of, other] = [await addressOf(a), await addressOf(b)];
  await show(a, of.id);
  await show(b, other.id, { ...SHOWN, stage: 'idle', lines: [], total: null });
  const nobody = await look(of.secret);
  for (const token of [a.token, b.token]) assert.equal((await look(of.secret, { token })).text, nobody.text);
  assert.ok(!(await look(other.secret)).text.includes('Harina'));
});

test('of pictures an address opens those of the lines that its till shows, and no others', async () => {
  const shop = await shopWithTill('Fotos C.A.');
  const other = await shopWithTill('Ajena C.A.');
  const give = async ({ token }: TestShop, body = picture()) => {
    const { id } = await addProduct(api, { token });
    const { image } = await api.ok(setProductPicture, { token, params: { id }, body });
    assert.ok(image);
    return { image, body };
  };
  const [malta, cheese] = [await give(shop), await give(shop, picture(webp(640, 480), webp(160, 110)))];
  const theirs = await give(other, picture(webp(640, 480), webp(160, 100)));
  const { id, secret } = await addressOf(shop);
  const ask = async (image: string, token = secret) => {
    const { status, text } = await api.request(findDisplayPicture, { body: { token, image } });
    return [status, text];
  };
  const [line] = SHOWN.lines;
  const showing = (...images: (string | null)[]) =>
    show(shop, id, { ...SHOWN, lines: images.map((image) => ({ ...line, tile: { hue: 3, image } })) });
  assert.deepEqual(await ask(malta.image), NOTHING);
  assert.equal((await showing(null, malta.image)).status, 200);
  assert.deepEqual(await ask(malta.image), [200, JSON.stringify({ image: malta.body.small })]);
  assert.deepEqual(await ask(cheese.image), NOTHING);
  assert.deepEqual(await ask(malta.image, 'x'), NOTHING);
  // A till that shows what is another company's shows nothing of it.
  assert.equal((await showing(theirs.image)).status, 200);
  assert.deepEqual(await ask(theirs.image), NOTHING);
  assert.equal((await showing('x')).status, 400);
  await showing(malta.image);
  await api.letPass(DISPLAY_SILENCE);
  assert.deepEqual(await ask(malta.image), NOTHING);
  await showing(malta.image);
  assert.equal((await ask(malta.image))[0], 200);
  await closeTill(shop, shop.till);
  assert.deepEqual(await ask(malta.image), NOTHING);
});

test('who looks is told of each change, and of the end', async () => {
  const shop = await shopWithTill('Avisos C.A.');
  const display = await addressOf(shop);
  const leaving = new AbortController();
  const path = pathOf(watchPublicDisplay, { watch: watchOf(display.secret) });
  assert.equal((await api.send('GET', path)).status, 204);
  const response = await fetch(api.origin + path, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  let events = 0;
  const reading = (async () => {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      events += text.split('data: changed').length - 1;
  })().catch(() => undefined);
  // The first, and one more once it listens.
  await waitUntil('it listens', () => events === 2);
  await show(shop, display.id);
  await waitUntil('the change', () => events === 3);
  await closeTill(shop, shop.till);
  await waitUntil('the end', () => events === 4);
  await showsNothing(display.secret);
  leaving.abort();
  await reading;
});
