import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { PRODUCT_COLUMNS } from '@cuadra/shared/domain';
import { readCsv } from '../../imports/read-csv.ts';
import { checkRows } from './check-rows.ts';
import { findColumns } from './columns.ts';

async function check(text: string) {
  const file = await readCsv(Readable.from([Buffer.from(text)]), PRODUCT_COLUMNS);
  return checkRows(file, findColumns(file.header), ['VES', 'USD']);
}

async function rejections(text: string) {
  return (await check(text)).rejections.map(({ line, reason, field, value }) => [line, reason, field, value]);
}

test('a full row, in the forms that the database takes', async () => {
  const { rows, rejections } = await check(
    'nombre;ean;código;categoría;medida;cantidad;mínimo;costo;utilidad;precio;moneda\n' +
      ' Harina  P.A.N.\t1 kg ;7591002000547 X-1;H1;Víveres;Unidad;1.200;12;0,955;20 %;1,15;dólares\n',
  );
  assert.deepEqual(rejections, []);
  assert.deepEqual(rows, [
    {
      line: 2,
      name: 'Harina P.A.N. 1 kg',
      barcodes: ['7591002000547', 'X-1'],
      code: 'H1',
      category: 'Víveres',
      measure: 'Unidad',
      qty: '1200',
      min_qty: '12',
      cost: '0.955',
      utility: '20',
      price: '1.15',
      currency: 'USD',
      favourite: null,
    },
  ]);
});

test('a currency is known by its code, its symbol and its name', async () => {
  const { rows } = await check('nombre;moneda\na;usd\nb;$\nc;Bs\nd;Bs.\ne;bolívares\nf;VES\ng;\nh;Dólar\n');
  assert.deepEqual(
    rows.map(({ currency }) => currency),
    ['USD', 'USD', 'VES', 'VES', 'VES', 'VES', null, 'USD'],
  );
});

test('a favourite is said as people say yes and no, and an empty cell says nothing', async () => {
  const said = ['Sí', 'si', 'X', '1', 'VERDADERO', 'favorito', 'No', 'n', '0', 'falso', ''];
  const { rows } = await check(['nombre;Favorito', ...said.map((word, n) => `P${n};${word}`)].join('\n'));
  assert.deepEqual(
    rows.map(({ favourite }) => favourite),
    [...Array(6).fill(true), ...Array(4).fill(false), null],
  );
  assert.deepEqual(await rejections('nombre;favorito\nPan;quizás\n'), [
    [2, 'not-yes-or-no', 'favourite', 'quizás'],
  ]);
});

test('each row that cannot be taken says why, and where', async () => {
  assert.deepEqual(
    await rejections(
      [
        'nombre;barras;codigo;cantidad;costo;moneda',
        ';7591;;;;',
        `${'x'.repeat(201)};;;;;`,
        'Café\u0001;;;;;',
        'Café\ufffd;;;;;',
        'Café;ñandú;;;;',
        'Café;7,59E+12;;;;',
        'Café;;;-3;;',
        'Café;;;doce;;',
        'Café;;;123456789012;;',
        'Café;;;;1;EUR',
        'Café;;;;;;sobra',
        ...Array.from({ length: 100 }, (_, index) => `Bueno ${index};;;;;`),
      ].join('\n'),
    ),
    [
      [2, 'missing-name', 'name', null],
      [3, 'too-long', 'name', 'x'.repeat(80)],
      [4, 'not-plain-text', 'name', 'Café\u0001'],
      [5, 'not-plain-text', 'name', 'Café\ufffd'],
      [6, 'not-a-barcode', 'barcode', 'ñandú'],
      [7, 'not-a-barcode', 'barcode', '7,59E+12'],
      [8, 'not-a-number', 'qty', '-3'],
      [9, 'not-a-number', 'qty', 'doce'],
      [10, 'too-long', 'qty', '123456789012'],
      [11, 'not-a-currency', 'currency', 'EUR'],
      [12, 'wrong-columns', null, null],
    ],
  );
});

test('the second row with the same barcode, code or bare name is refused; a refused row claims nothing', async () => {
  const text = [
    'nombre;ean;codigo;costo',
    'A;1;;mal',
    'B;1;b;',
    'C;1;;',
    'D;;B;',
    'E;;;',
    'E;;;',
    'E;5;;',
    'B;;c;',
  ].join('\n');
  const { rows, rejections } = await check(text);
  assert.deepEqual(
    rejections.map(({ line, reason, field, value }) => [line, reason, field, value]),
    [
      [2, 'not-a-number', 'cost', 'mal'],
      [4, 'duplicate-in-file', 'barcode', '1'],
      [5, 'duplicate-in-file', 'code', 'B'],
      [7, 'duplicate-in-file', 'name', 'E'],
    ],
  );
  assert.deepEqual(
    rows.map(({ line }) => line),
    [3, 6, 8, 9],
  );
});
