import { newClientOf } from './sale-client.ts';

test('what was typed begins a name or an identification', () => {
  expect(newClientOf(' José Pérez ')).toMatchObject({ name: 'José Pérez', identification: '' });
  expect(newClientOf('v-14.203.118')).toEqual({
    name: '',
    identification_type: 'V',
    identification: '14203118',
  });
  expect(newClientOf('J 07013380-5')).toMatchObject({
    identification_type: 'J',
    identification: '070133805',
  });
  expect(newClientOf('14203118')).toMatchObject({ identification_type: 'V', identification: '14203118' });
});
