/** @jest-environment jsdom */
import { newClientOf } from '../../sale/sale-client.ts';
import { clientFormSchema } from './client-values.ts';

const values = (typed: string) => ({ ...newClientOf(typed), phone: ' ', credit_limit: '' });

test('what is left empty is none, and the letter goes with the number', () => {
  expect(clientFormSchema.parse(values(' Rosa '))).toEqual({
    name: 'Rosa',
    identification: null,
    identification_type: null,
    phone: null,
    credit_limit: null,
  });
});

test('a name is needed, and a number has to be an identification', () => {
  const wrong = clientFormSchema.safeParse({ ...values(''), identification: '12' });
  expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'required'],
    ['identification', 'not-an-identification'],
  ]);
});
