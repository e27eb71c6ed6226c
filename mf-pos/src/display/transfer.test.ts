import { readDescription } from './transfer.ts';

test.each([
  ['0414-1234567 · J-40123456-9', { phone: '0414-1234567', document: 'J-40123456-9', note: '' }],
  ['V 12.345.678 | +58 424 123 45 67', { phone: '+58 424 123 45 67', document: 'V 12.345.678', note: '' }],
  [
    '0412 1234567 · V12345678 · Ana Pérez',
    { phone: '0412 1234567', document: 'V12345678', note: 'Ana Pérez' },
  ],
  ['pagos@bodega.example', { phone: '', document: '', note: 'pagos@bodega.example' }],
  // Of two phones nobody knows which.
  ['0414-1234567 · 0424-1234567', { phone: '', document: '', note: '0414-1234567 · 0424-1234567' }],
  ['Cuenta 0134-0000-11-0123456789', { phone: '', document: '', note: 'Cuenta 0134-0000-11-0123456789' }],
  ['', { phone: '', document: '', note: '' }],
])('%s', (description, parts) => {
  expect(readDescription(description)).toEqual(parts);
});
