import { changeOf, clientRule, refusalText } from './edit-sale.ts';

const CARMEN = 'cli-01990000-0000-7000-8000-000000000001';
const JOSE = 'cli-01990000-0000-7000-8000-000000000002';
const SALE = {
  id: '01990000-0000-7000-8000-000000000003',
  description: 'Para llevar',
  client: { id: CARMEN, name: 'Carmen', identification: null },
};

test('only what is different is sent', () => {
  expect(changeOf(SALE, { description: 'Para llevar ', client: CARMEN })).toBeUndefined();
  expect(changeOf(SALE, { description: '', client: CARMEN })).toEqual({ id: SALE.id, description: '' });
  expect(changeOf(SALE, { description: 'Para llevar', client: JOSE })).toEqual({
    id: SALE.id,
    client_id: JOSE,
  });
  expect(changeOf(SALE, { description: 'Otra', client: undefined })).toEqual({
    id: SALE.id,
    description: 'Otra',
    client_id: null,
  });
});

test('a sale that left a debt keeps its client, and one on credit has one', () => {
  expect(clientRule({ type: 'credit', balance: '5.00' }, true)).toMatchObject({ isOffered: false });
  expect(clientRule({ type: 'credit', balance: '5.00' }, true).because).toContain('dejó una deuda');
  expect(clientRule({ type: 'credit', balance: '0.00' }, true)).toMatchObject({
    isOffered: true,
    isRequired: true,
  });
  expect(clientRule({ type: 'normal', balance: '0.00' }, true)).toEqual({
    isOffered: true,
    isRequired: false,
    because: undefined,
  });
});

test('who may not assign clients is not told why there is none to choose', () => {
  expect(clientRule({ type: 'normal', balance: '5.00' }, false)).toMatchObject({
    isOffered: false,
    because: undefined,
  });
});

test('a refusal that means something here is told in its words', () => {
  expect(refusalText({ fields: { client_id: 'unknown' } })).toContain('ya no existe');
  expect(refusalText({ fields: { status: 'annulled' } })).toContain('anulada');
  expect(refusalText({ fields: {} })).toBeUndefined();
});
