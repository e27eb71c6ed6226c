import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createFormula,
  findFormula,
  findFormulaPicture,
  listFormulaVersions,
  type ProductPicture,
  sendFormulaPicture,
  updateFormula,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { connect, withCompany } from '../../../database/connect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { signInAs } from '../../../testing/company.ts';
import { picture, webp } from '../../../testing/picture.ts';
import { addProduct } from '../../../testing/shop.ts';
import { startApi } from '../../../testing/start-api.ts';
import { addMaterial, goodOf, openWorkshop } from '../../../testing/workshop.ts';
import { keepFormulaPicture } from './keep-picture.ts';

const api = await startApi();
const shop = await openWorkshop(api);
const { token } = shop;
const bread = await addProduct(api, shop);
const flour = await addMaterial(api, shop);

const send = async (body: ProductPicture, as = token) =>
  (await api.ok(sendFormulaPicture, { token: as, body })).image;
const look = (hash: string, size: 'large' | 'small', as = token) =>
  api.request(findFormulaPicture, { token: as, params: { hash }, query: { size } });
const draft = (...images: (string | null)[]) => ({
  ...{ name: `Receta ${newId()}`, makes: goodOf(bread), yield_qty: '1' },
  lines: [{ good: goodOf(flour), qty: '1' }],
  steps: images.map((image) => ({ text: 'Amasar', image })),
});

test('a step shows a picture that was sent before, in both sizes, and each version keeps its own', async () => {
  const first = picture(webp(640, 300));
  const image = await send(first);
  assert.match(image, /^[0-9a-f]{32}$/);
  assert.equal(await send(first), image, 'sent again it is the same');
  const answer = await look(image, 'large');
  assert.deepEqual(answer.body, { image: first.large });
  assert.equal(answer.headers.get('cache-control'), 'private, max-age=31536000, immutable');
  assert.match(answer.headers.get('vary') ?? '', /authorization/i);
  assert.deepEqual((await look(image, 'small')).body, { image: first.small });

  const body = draft(image, null, image);
  const { id, steps } = await api.ok(createFormula, { token, body });
  assert.deepEqual(
    steps.map((step) => step.image),
    [image, null, image],
  );
  const other = await send(picture(webp(640, 301)));
  const { makes: _, ...change } = { ...draft(other), id };
  await api.ok(updateFormula, { token, body: change });
  const { items } = await api.ok(listFormulaVersions, { token, params: { id } });
  assert.deepEqual(
    items.map((version) => version.steps.map((step) => step.image)),
    [[other], [image, null, image]],
  );
  assert.equal((await look(image, 'small')).status, 200);
});

test('a step of a picture that is not there is refused by its field', async () => {
  const image = await send(picture(webp(300, 200)));
  const unknown = '0'.repeat(32);
  const refused = await api.refused(createFormula, { token, body: draft(image, unknown) });
  assert.deepEqual([refused.status, refused.fields], [400, { 'steps.1.image': 'unknown' }]);
  // One of another company is none.
  const other = await openWorkshop(api);
  const theirs = await send(picture(webp(301, 200)), other.token);
  const { fields } = await api.refused(createFormula, { token, body: draft(theirs) });
  assert.deepEqual(fields, { 'steps.0.image': 'unknown' });
  assert.equal((await look(theirs, 'large')).status, 404);
  assert.equal((await look(image, 'large', other.token)).status, 404);
});

test('it is sent by who may write formulas, and is a picture', async () => {
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await api.refused(sendFormulaPicture, { token: reader, body: picture() })).status, 403);
  const image = await send(picture(webp(310, 200)));
  assert.equal((await look(image, 'large', reader)).status, 200);
  for (const permission of ['create', 'update'] as const) {
    const writer = await signInAs(api, shop, { only: [['products', permission]] });
    assert.equal(await send(picture(webp(310, 200)), writer), image);
  }
  const { fields } = await api.refused(sendFormulaPicture, { token, body: picture(webp(641, 100)) });
  assert.deepEqual(fields, { large: 'too-large' });
});

test('they take no more than the quota; those of no formula give way a day after they were sent', async () => {
  const full = await openWorkshop(api);
  const product = await addProduct(api, full);
  const sugar = await addMaterial(api, full);
  const db = connect(api.database.appUrl);
  try {
    // Each takes 1,060 bytes.
    const put = (width: number) =>
      withCompany(db, full.id, (trx) => keepFormulaPicture(trx, picture(webp(width, 50, 1_000)), 2_200));
    const isOverQuota = (error: unknown) =>
      error instanceof ApiError && error.extras.fields?.large === 'quota';
    const used = await put(101);
    const body = {
      ...{ name: 'Torta', makes: goodOf(product), yield_qty: '1' },
      lines: [{ good: goodOf(sugar), qty: '1' }],
      steps: [{ text: 'Batir', image: used.image }],
    };
    const { id } = await api.ok(createFormula, { token: full.token, body });
    const unused = await put(102);
    await assert.rejects(put(103), isOverQuota);
    assert.deepEqual(await put(102), unused, 'what is there needs no room');
    await api.database.query(
      `update formula_pictures set sent_at = sent_at - interval '25 hours' where company_id = $1`,
      [full.id],
    );
    const late = await put(103);
    assert.equal((await look(unused.image, 'small', full.token)).status, 404);
    assert.equal((await look(used.image, 'small', full.token)).status, 200);
    assert.equal((await look(late.image, 'small', full.token)).status, 200);
    assert.equal(
      (await api.ok(findFormula, { token: full.token, params: { id } })).steps[0]?.image,
      used.image,
    );
    // Two at once do not both fit into what is left.
    const both = await Promise.allSettled([put(104), put(105)]);
    assert.deepEqual(
      both.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
  } finally {
    await db.destroy();
  }
});
