import { rejectionsCsv, rejectionText } from './rejections.ts';
import { KIND } from './testing/kind.ts';

test('a sentence names the column it is about', () => {
  expect(rejectionText(KIND, { reason: 'not-a-number', field: 'price' })).toBe('Precio: no es un número');
  expect(rejectionText(KIND, { reason: 'missing-name', field: 'name' })).toBe('Le falta el nombre');
  expect(rejectionText(KIND, { reason: 'wrong-columns', field: null })).toBe(
    'Tiene más o menos columnas que el encabezado',
  );
});

test('the file of rejections opens in Excel with accents and quotes, and runs nothing', () => {
  const csv = rejectionsCsv(KIND, [
    { line: 2, reason: 'not-a-number', field: 'price', value: 'doce; "casi"' },
    { line: 15, reason: 'missing-name', field: 'name', value: null },
    { line: 16, reason: 'not-a-barcode', field: 'barcode', value: '=HYPERLINK("http://x")' },
  ]);
  expect(csv).toBe(
    [
      '\ufefflínea;motivo;valor',
      '2;Precio: no es un número;"doce; ""casi"""',
      '15;Le falta el nombre;',
      '16;Código de barras: no es un código de barras;"\'=HYPERLINK(""http://x"")"',
      '',
    ].join('\r\n'),
  );
});
