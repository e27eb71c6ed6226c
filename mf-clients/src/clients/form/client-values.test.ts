import type { Client } from '@cuadra/shared/contract';
import {
  type ClientValues,
  clientFieldError,
  clientFormSchema,
  clientValues,
  NO_CLIENT,
} from './client-values.ts';

const read = (given: Partial<ClientValues>) =>
  clientFormSchema.safeParse({ ...NO_CLIENT, name: 'Carmen Díaz', ...given });
const wrong = (given: Partial<ClientValues>) =>
  read(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what nobody said is sent as none, and a letter without a number is no identification', () => {
  expect(read({}).data).toEqual({
    ...{ name: 'Carmen Díaz', identification: null, identification_type: null, phone: null, email: null },
    ...{
      address: null,
      birthday: null,
      credit_limit: null,
      credit_days: null,
      is_wholesale: false,
      note: '',
    },
  });
});

test('it has a name, what stands as its identification is one, and credit is a number', () => {
  expect(wrong({ name: ' ' })).toEqual(['name required']);
  expect(wrong({ identification: '123' })).toEqual(['identification not-an-identification']);
  expect(read({ identification: '14.203.118' }).data).toMatchObject({ identification_type: 'V' });
  expect(read({ credit_limit: '50.5' }).data?.credit_limit).toBe('50.50');
  for (const credit_limit of [null, '-1'])
    expect(read({ credit_limit }).error?.issues[0]?.path).toEqual(['credit_limit']);
  for (const credit_days of ['quince', '1.5', '366'])
    expect(read({ credit_days }).error?.issues[0]?.path).toEqual(['credit_days']);
  expect(read({ birthday: '1985-02-30' }).error?.issues[0]?.path).toEqual(['birthday']);
});

test('a client is sent back as it was read', () => {
  const client: Client = {
    ...{ id: 'cli-0', name: 'Carmen', identification: '14203118', identification_type: 'V', phone: '0414-1' },
    ...{ email: 'c@ejemplo.com', address: 'Petare', birthday: '1985-02-28', credit_limit: '50.00' },
    ...{ credit_days: 15, is_wholesale: true, note: 'Paga los viernes', balances: [], version: 3 },
    updated_at: '2026-11-20T16:05:00.000Z',
  };
  const { id, balances, version, updated_at, ...kept } = client;
  expect(clientFormSchema.parse(clientValues(client))).toEqual(kept);
});

test('each thing that can be wrong has a sentence', () => {
  expect(clientFieldError('name', 'required')).toBe('Escribe el nombre del cliente.');
  expect(clientFieldError('credit_days', 'anything')).toContain('365');
});
