import { IMPORT_REFUSALS } from '@cuadra/shared/contract';
import { IMPORT_COLUMNS } from '@cuadra/shared/domain';
import { FIELD_LABELS, refusalsCsv, refusalText } from './refusals.ts';

test('every reason has a sentence of its own', () => {
  const sentences = IMPORT_REFUSALS.map((reason) => refusalText({ reason, field: null }));
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].+[^.]$/);
  expect(new Set(sentences).size).toBe(IMPORT_REFUSALS.length);
});

test('every column of an import has a name', () => {
  expect(Object.keys(FIELD_LABELS)).toEqual(Object.keys(IMPORT_COLUMNS));
});

test('a sentence names the column it is about', () => {
  expect(refusalText({ reason: 'not-a-number', field: 'price' })).toBe('Precio: no es un número');
  expect(refusalText({ reason: 'missing-name', field: 'name' })).toBe('Le falta el nombre');
  expect(refusalText({ reason: 'wrong-columns', field: null })).toBe(
    'Tiene más o menos columnas que el encabezado',
  );
});

test('the file of refusals opens in Excel with accents and quotes, and runs nothing', () => {
  const csv = refusalsCsv([
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
