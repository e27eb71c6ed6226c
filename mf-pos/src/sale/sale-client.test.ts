import { clientIdentification, newClientOf } from './sale-client.ts';

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

test('an identification is shown with its letter, and none where there is none', () => {
  expect(clientIdentification({ identification: '070133805', identification_type: 'J' })).toBe(
    'J-07013380-5',
  );
  expect(clientIdentification({ identification: '14203118', identification_type: null })).toBe('14203118');
  expect(clientIdentification({ identification: null, identification_type: 'V' })).toBeUndefined();
});
