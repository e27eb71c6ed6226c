import { IMPORT_REJECTIONS } from '@cuadra/shared/contract';
import { IMPORT_COLUMNS } from '@cuadra/shared/domain';
import { FIELD_LABELS, rejectionsCsv, rejectionText } from './rejections.ts';

test('every reason has a sentence of its own', () => {
  const sentences = IMPORT_REJECTIONS.map((reason) => rejectionText({ reason, field: null }));
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].+[^.]$/);
  expect(new Set(sentences).size).toBe(IMPORT_REJECTIONS.length);
});

test('every column of an import has a name', () => {
  expect(Object.keys(FIELD_LABELS)).toEqual(Object.keys(IMPORT_COLUMNS));
});

test('a sentence names the column it is about', () => {
  expect(rejectionText({ reason: 'not-a-number', field: 'price' })).toBe('Precio: no es un número');
  expect(rejectionText({ reason: 'missing-name', field: 'name' })).toBe('Le falta el nombre');
  expect(rejectionText({ reason: 'wrong-columns', field: null })).toBe(
    'Tiene más o menos columnas que el encabezado',
  );
});

test('the file of rejections opens in Excel with accents and quotes, and runs nothing', () => {
  const csv = rejectionsCsv([
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
