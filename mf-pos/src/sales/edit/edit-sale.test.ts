/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { changeOf, clientRule, editFormSchema, saleErrorText, saleFieldError } from './edit-sale.ts';

const CARMEN = 'cli-01990000-0000-7000-8000-000000000001';
const JOSE = 'cli-01990000-0000-7000-8000-000000000002';
const SALE = {
  id: '01990000-0000-7000-8000-000000000003',
  description: 'Para llevar',
  client: { id: CARMEN, name: 'Carmen', identification: null },
};

const FREE = { isOffered: true, isRequired: false };

test('only what is different is sent', () => {
  const { description } = editFormSchema(FREE).parse({
    description: 'Para llevar ',
    client_id: CARMEN,
  });
  expect(changeOf(SALE, { description, client_id: CARMEN })).toBeUndefined();
  expect(changeOf(SALE, { description: '', client_id: CARMEN })).toEqual({ id: SALE.id, description: '' });
  expect(changeOf(SALE, { description: 'Para llevar', client_id: JOSE })).toEqual({
    id: SALE.id,
    client_id: JOSE,
  });
  expect(changeOf(SALE, { description: 'Otra', client_id: null })).toEqual({
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

test('only what was sold on credit needs a client', () => {
  const without = { description: '', client_id: null };
  expect(editFormSchema(FREE).safeParse(without).success).toBe(true);
  expect(editFormSchema({ isOffered: true, isRequired: true }).safeParse(without).success).toBe(false);
  // Who may not see whose it is can still write a note.
  expect(editFormSchema({ isOffered: false, isRequired: true }).safeParse(without).success).toBe(true);
  expect(saleFieldError('client_id', 'required')).toContain('necesita un cliente');
});

test('an error that means something here is told in its words', () => {
  expect(saleFieldError('client_id', 'unknown')).toContain('ya no existe');
  const conflict = (fields: Record<string, string>) => new ApiError('ERROR_CONFLICT', 409, { fields });
  expect(saleErrorText(conflict({ status: 'annulled' }))).toContain('anulada');
  expect(saleErrorText(conflict({}))).not.toContain('anulada');
});
