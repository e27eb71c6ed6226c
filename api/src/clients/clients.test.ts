import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Client,
  createClient,
  createSale,
  deleteClient,
  findClient,
  listClients,
  updateClient,
} from '@cuadra/shared/contract';
import { newClientId, newId } from '@cuadra/shared/domain';
import { race, raceForRows } from '../testing/race.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addRole, hire } from '../testing/team.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '100' });
const { token } = shop;
const tenDollars = await addProduct(api, shop, { price: '10' });

const add = (name: string, given: Partial<Client> = {}, of = token) => {
  const { identification, identification_type, id } = given;
  const body = { name, identification, identification_type, ...(id ? { id } : {}) };
  return api.ok(createClient, { token: of, body });
};
const names = async (query: { search?: string; with_debt?: 'true' }, of = token) =>
  (await api.ok(listClients, { token: of, query })).items.map(({ name }) => name);
const sellOnCredit = (client_id: string) =>
  api.ok(createSale, {
    token,
    body: draftSale(shop, [tenDollars], { type: 'credit', client_id, payments: [] }),
  });

test('a client is kept as written down, with the points of the cédula left out', async () => {
  const body = {
    name: ' Carmen Díaz ',
    identification: '14.203.118',
    phone: '0414-2385517',
    email: 'carmen@ejemplo.com',
    address: '',
    credit_limit: 50,
  };
  const made = await api.ok(createClient, { token, body });
  assert.deepEqual(made, {
    id: made.id,
    name: 'Carmen Díaz',
    identification: '14203118',
    identification_type: 'V',
    phone: '0414-2385517',
    email: 'carmen@ejemplo.com',
    address: null,
    credit_limit: '50.00',
    credit_days: null,
    birthday: null,
    note: '',
    balances: [],
    version: 1,
    updated_at: made.updated_at,
  });
  const changed = await api.ok(updateClient, {
    token,
    body: { id: made.id, name: 'Carmen de Díaz', identification: null },
  });
  assert.deepEqual(
    [changed.name, changed.identification, changed.identification_type, changed.credit_limit],
    ['Carmen de Díaz', null, null, null],
  );
  assert.deepEqual(await api.ok(findClient, { token, params: { id: made.id } }), changed);
});

test('birthday, days of credit and a note are kept, and a change that knows nothing of them leaves them', async () => {
  const known = { credit_days: 15, birthday: '1985-02-28', note: 'Paga los viernes' };
  const made = await api.ok(createClient, { token, body: { name: 'Petra Rangel', ...known } });
  assert.deepEqual([made.credit_days, made.birthday, made.note], Object.values(known));
  const changed = await api.ok(updateClient, { token, body: { id: made.id, name: 'Petra R. Rangel' } });
  assert.deepEqual([changed.credit_days, changed.birthday, changed.note], Object.values(known));
  const none = { credit_days: null, birthday: null, note: '' };
  const emptied = await api.ok(updateClient, { token, body: { id: made.id, name: 'Petra', ...none } });
  assert.deepEqual([emptied.credit_days, emptied.birthday, emptied.note], Object.values(none));
  for (const wrong of [{ credit_days: 366 }, { credit_days: -1 }, { birthday: '1985-02-30' }])
    assert.equal(
      (await api.refused(createClient, { token, body: { name: 'Mala', ...wrong } })).status,
      400,
      JSON.stringify(wrong),
    );
});

test('what is no cédula and no RIF is refused; a wrong check digit is not', async () => {
  const body = { name: 'Otro', identification: '12', identification_type: 'V' as const };
  const { status, fields } = await api.refused(createClient, { token, body });
  assert.deepEqual([status, fields], [400, { identification: 'not-an-identification' }]);
  await add('Con RIF', { identification: '114702833', identification_type: 'V' });
});

test('a client sent ten times at once is one client; the id with another name is a conflict', async () => {
  const body = { id: newClientId(), name: 'Doble clic', identification: '9.999.999' };
  const send = () => api.request(createClient, { token, body });
  const answers = await race(
    api.database,
    'clients',
    Array.from({ length: 10 }, () => send),
  );
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  const refused = await api.refused(createClient, { token, body: { ...body, name: 'Otro' } });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
});

test('a cash register that made somebody without a connection is answered who has that cédula, however often it sends', async () => {
  const known = await add('Rosa Blanco', { identification: '16.220.145', identification_type: 'V' });
  const body = { id: newClientId(), name: 'Rosa B.', identification: '16220145', take_known: true };
  const send = (more: Partial<typeof body & { identification_type: 'E' }> = {}) =>
    api.ok(createClient, { token, body: { ...body, ...more } });
  assert.deepEqual([await send(), await send()], [known, known]);
  // Of another kind it is another person.
  assert.equal((await send({ identification_type: 'E' })).id, body.id);

  const nameless = { id: newClientId(), name: 'Sin cédula', identification: undefined };
  const made = await send(nameless);
  assert.equal(made.id, nameless.id);
  // Changed in between, it is still the one that was sent.
  await api.ok(updateClient, { token, body: { id: made.id, name: 'Con teléfono', phone: '0414-1' } });
  assert.equal((await send(nameless)).name, 'Con teléfono');
  await api.ok(deleteClient, { token, params: { id: made.id } });
  const refused = await api.refused(createClient, { token, body: { ...body, ...nameless } });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
});

test('who may not read clients learns of nobody by a cédula, and of nobody by an id', async () => {
  const known = await add('Deudora Reservada', { identification: '17.303.404', identification_type: 'V' });
  const role = await addRole(api, shop, [['clients', 'create']]);
  const clerk = await hire(api, shop, { role_id: role.id });
  const body = { name: 'La misma', identification: '17303404', take_known: true };
  const made = await api.ok(createClient, { token: clerk.token, body });
  assert.notEqual(made.id, known.id);
  assert.equal(made.name, 'La misma');
  const refused = await api.refused(createClient, { token: clerk.token, body: { ...body, id: known.id } });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
});

test('two cash registers that send one new cédula at once make one client', async () => {
  const send = (name: string) => () =>
    api.request(createClient, {
      token,
      body: { id: newClientId(), name, identification: '23.456.789', take_known: true },
    });
  const hold = { text: 'lock table clients in share row exclusive mode' };
  const answers = await raceForRows(api.database, hold, [send('Una caja'), send('Otra caja')]);
  const ids = answers.map(({ text }) => JSON.parse(text).id);
  assert.equal(ids[0], ids[1]);
});

test('a search finds any part of name or number, without accents; the debtors can be had alone', async () => {
  const other = await openShop(api);
  await add('Ñañez Pérez, Belén', { identification: '20.145.778' }, other.token);
  await add('Perozo', {}, other.token);
  await add('100% Pan', { identification: '307013380', identification_type: 'J' }, other.token);
  for (const search of ['perez', 'NANEZ', 'belen nañez', '0145', '  perez  belen ']) {
    assert.deepEqual(await names({ search }, other.token), ['Ñañez Pérez, Belén'], search);
  }
  assert.deepEqual(await names({ search: 'per' }, other.token), ['Ñañez Pérez, Belén', 'Perozo']);
  assert.deepEqual(await names({ search: '%' }, other.token), ['100% Pan']);
  assert.deepEqual(await names({ search: "'" }, other.token), []);
  assert.deepEqual(await names({}, other.token), ['100% Pan', 'Ñañez Pérez, Belén', 'Perozo']);

  const phone = '0412-555 09 87';
  await api.ok(createClient, { token: other.token, body: { name: 'Con teléfono', phone } });
  for (const search of ['04125550987', '412555', '0412-555', '0987'])
    assert.deepEqual(await names({ search }, other.token), ['Con teléfono'], search);

  const debtor = await add('Deudor');
  await sellOnCredit(debtor.id);
  assert.deepEqual(await names({ with_debt: 'true' }), ['Deudor']);
  assert.deepEqual(await names({ with_debt: 'true', search: 'carmen' }), []);
});

test('pages of clients follow each other by name, each client once', async () => {
  const many = await openShop(api);
  await api.database.query(
    `insert into clients (company_id, id, name)
     select $1, 'cli-' || uuidv7(), case n % 3 when 0 then 'Ángel' else 'Ana ' || n end from generate_series(1, 45) n`,
    [many.id],
  );
  for (const search of [undefined, 'an']) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 7, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) };
      const page = await api.ok(listClients, { token: many.token, query });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    assert.deepEqual([seen.length, new Set(seen).size], [45, 45]);
  }
});

test('a client who owes stays; one who does not is withdrawn, and nobody finds them', async () => {
  const debtor = await add('Se va debiendo');
  await sellOnCredit(debtor.id);
  const refused = await api.refused(deleteClient, { token, params: { id: debtor.id } });
  assert.deepEqual([refused.status, refused.message], [409, 'ERROR_CONFLICT']);
  assert.deepEqual(refused.fields, { id: 'has-debt' });

  const gone = await add('Se va en paz');
  const params = { id: gone.id };
  await api.ok(deleteClient, { token, params });
  for (const call of [findClient, deleteClient])
    assert.equal((await api.refused(call, { token, params })).status, 404);
  const body = { id: gone.id, name: 'Vuelve' };
  assert.equal((await api.refused(updateClient, { token, body })).status, 404);
  assert.equal((await api.refused(createClient, { token, body })).status, 409);
  assert.deepEqual(await names({ search: 'en paz' }), []);
});

test('who changes a client is told what somebody else changed meanwhile', async () => {
  const made = await api.ok(createClient, { token, body: { name: 'De dos' } });
  const { id, version } = made;
  await api.ok(updateClient, { token, body: { id, name: 'De dos', note: 'Uno', version, edit_id: newId() } });
  const body = { id, name: 'De dos', note: 'Otro', version, edit_id: newId() };
  const refused = await api.refused(updateClient, { token, body });
  assert.deepEqual([refused.status, refused.message], [409, 'ERROR_EDITED']);
  // What they owe moves by itself, and is no edit.
  await sellOnCredit(id);
  const again = { ...body, version: version + 1 };
  assert.equal((await api.ok(updateClient, { token, body: again })).note, 'Otro');
});
