import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createExchangeRate,
  findCompany,
  findCurrenciesUsed,
  findSale,
  listConfigurations,
  updateCompany,
  updateConfiguration,
  updateCurrenciesUsed,
  verifySession,
} from '@cuadra/shared/contract';
import { ADMINISTRATOR_ROLE_ID, newId } from '@cuadra/shared/domain';
import { openCompany, signInAs } from '../testing/company.ts';
import { addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('a company shows what it is called and prints, and who owns it', async () => {
  const company = await openCompany(api, { company_identification: '07013380-5' });
  const { token } = company;
  const before = await api.ok(findCompany, { token });
  assert.deepEqual([before.identification, before.paper_width, before.ticket_header], ['070133805', 80, '']);
  assert.deepEqual([before.owner?.name, before.owner?.email], [company.user.name, company.email]);
  const body = {
    id: company.id,
    name: 'Bodega La Esquina',
    legal_name: 'Inversiones La Esquina, C.A.',
    identification: '40.123.456-9',
    identification_type: 'J' as const,
    address: 'Av. Bolívar, local 3',
    phone: '0414-1234567',
    logo: 'data:image/png;base64,iVBORw0KGgo=',
    colour: '#0d47a1',
    ticket_header: 'Bienvenidos\nAbrimos los domingos',
    ticket_footer: 'Gracias por tu compra',
    paper_width: 58 as const,
    has_fiscal_documents: true,
  };
  const after = await api.ok(updateCompany, { token, body });
  assert.deepEqual(after, {
    ...body,
    identification: '401234569',
    country: 'VE',
    owner: after.owner,
    version: before.version + 1,
  });
  assert.deepEqual(await api.ok(findCompany, { token }), after);
  assert.equal((await api.ok(verifySession, { token })).company?.legal_name, body.legal_name);
  const bare = await api.ok(updateCompany, { token, body: { id: company.id, name: 'Sin más' } });
  assert.deepEqual(
    [bare.legal_name, bare.identification, bare.logo, bare.paper_width, bare.has_fiscal_documents],
    [null, null, null, 80, false],
  );
});

test('what is no RIF, no picture or no paper is refused by its field', async () => {
  const { id, token } = await openCompany(api);
  const wrong: [object, Record<string, string>][] = [
    [{ identification: '40123', identification_type: 'J' }, { identification: 'not-an-identification' }],
    [{ identification: '40123456x', identification_type: 'J' }, { identification: 'not-an-identification' }],
    [{ identification: '401234569' }, { identification_type: 'required' }],
    [{ logo: 'https://elsewhere.example/logo.png' }, { logo: 'not-a-picture' }],
    [{ logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, { logo: 'not-a-picture' }],
    [{ colour: 'red' }, { colour: 'not-a-colour' }],
    [{ name: ' ' }, { name: 'required' }],
  ];
  for (const [change, fields] of wrong) {
    const refused = await api.refused(updateCompany, { token, body: { id, name: 'Bodega', ...change } });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
});

test('only a Propietario changes the company, and only the own one', async () => {
  const [company, other] = [await openCompany(api), await openCompany(api)];
  const token = await signInAs(api, company, { roleId: ADMINISTRATOR_ROLE_ID });
  const body = { id: company.id, name: 'Otra' };
  assert.equal((await api.refused(updateCompany, { token, body })).status, 403);
  const elsewhere = await api.refused(updateCompany, { token: other.token, body });
  assert.equal(elsewhere.status, 404);
  assert.notEqual((await api.ok(findCompany, { token: company.token })).name, 'Otra');
});

test('with the automatic rate off, rates are typed; what is not named stays', async () => {
  const { token } = await openCompany(api);
  const { id, with_auto_rate } = await api.ok(listConfigurations, { token });
  assert.equal(with_auto_rate, true);
  const rate = { source: 'USD', target: 'VES', rate: '860' };
  assert.equal((await api.refused(createExchangeRate, { token, body: rate })).status, 409);
  const body = { id, with_auto_rate: false, allow_negative_stock: true, blind_count: true };
  assert.deepEqual(await api.ok(updateConfiguration, { token, body }), body);
  await api.ok(createExchangeRate, { token, body: rate });
  const kept = await api.ok(updateConfiguration, { token, body: { id, with_auto_rate: true } });
  assert.equal(kept.allow_negative_stock, true);
  const other = { id, allow_negative_stock: false };
  assert.deepEqual(await api.ok(updateConfiguration, { token, body: other }), { ...kept, ...other });
  await api.ok(updateConfiguration, { token, body: kept });
  assert.deepEqual(await api.ok(listConfigurations, { token }), kept);
  const unknown = await api.refused(updateConfiguration, { token, body: { ...body, id: newId() } });
  assert.equal(unknown.status, 404);
});

test('a company changes its currencies; what was sold keeps those it was sold in', async () => {
  const shop = await openShop(api);
  const { token, id } = shop;
  const sale = await sell(api, shop, [await addProduct(api, shop)]);
  const pair = { main: 'USD', alternative: 'EUR' };
  assert.deepEqual(await api.ok(updateCurrenciesUsed, { token, body: pair }), { company_id: id, ...pair });
  assert.deepEqual(await api.ok(findCurrenciesUsed, { token }), { company_id: id, ...pair });
  assert.deepEqual(await api.ok(findSale, { token, params: { id: sale.id } }), sale);
  assert.equal(sale.main, 'VES');
});

test('two equal currencies, or one that nobody knows, are refused', async () => {
  const { token } = await openCompany(api);
  const wrong: [string, string, Record<string, string>][] = [
    ['USD', 'USD', { alternative: 'same-currency' }],
    ['XXX', 'USD', { main: 'unknown-currency' }],
    ['VES', 'XXX', { alternative: 'unknown-currency' }],
  ];
  for (const [main, alternative, fields] of wrong) {
    const refused = await api.refused(updateCurrenciesUsed, { token, body: { main, alternative } });
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
  const { main, alternative } = await api.ok(findCurrenciesUsed, { token });
  assert.deepEqual([main, alternative], ['VES', 'USD']);
});
