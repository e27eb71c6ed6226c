import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRODUCT_COLUMNS } from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import { IMPORT_MAX_CELLS, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS, readCsv } from './read-csv.ts';

/** A file as it arrives: in pieces that end anywhere, in the middle of a letter too. */
async function* bytesOf(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = (text: string, size = 60_000) => readCsv(bytesOf(text, size), PRODUCT_COLUMNS);

async function rows(text: string, size?: number) {
  return (await read(text, size)).rows.map(({ line, cells }) => [line, ...cells]);
}

async function refusedFor(text: string) {
  const error = await read(text).then(
    () => assert.fail('was read'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  assert.equal(error.status, 400);
  return { ...error.extras.fields, ...error.extras.details };
}

test('reads what a program writes: commas, quotes doubled, CRLF', async () => {
  assert.deepEqual(await rows('nombre,precio\r\n"Arroz ""Mary"", 1 kg",1.50\r\nCafé,2\r\n'), [
    [2, 'Arroz "Mary", 1 kg', '1.50'],
    [3, 'Café', '2'],
  ]);
});

test('reads what Excel in Spanish writes: byte order mark, semicolons, decimal commas', async () => {
  const file = await read('\ufeffNombre;Precio\nPiña;1,50\n');
  assert.deepEqual(file.header, ['Nombre', 'Precio']);
  assert.deepEqual(file.rows, [{ line: 2, cells: ['Piña', '1,50'] }]);
});

test('reads tabs, and the line ends of an old Mac', async () => {
  assert.deepEqual(await rows('nombre\tprecio\rPan\t1\rSal\t2'), [
    [2, 'Pan', '1'],
    [3, 'Sal', '2'],
  ]);
});

test('a lone quote inside a name is a letter like any other', async () => {
  assert.deepEqual(await rows('nombre,precio\nTubo 5" PVC,1\nPan,2\n'), [
    [2, 'Tubo 5" PVC', '1'],
    [3, 'Pan', '2'],
  ]);
});

test('a row is told by the line on which it begins, whatever stands before it', async () => {
  assert.deepEqual(await rows('nombre,precio\r\n"dos\r\nlíneas",1\r\n\r\n , \r\nPan,2\r\n'), [
    [2, 'dos\nlíneas', '1'],
    [6, 'Pan', '2'],
  ]);
});

test('a row with another number of cells is kept: it is refused alone, with its line', async () => {
  assert.deepEqual(await rows('nombre,precio\nPan\nSal,1,2\n'), [
    [2, 'Pan'],
    [3, 'Sal', '1', '2'],
  ]);
});

test('what arrives in pieces is put together again', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `"Piña 🍍\r\n${index}"`);
  const read = await rows(`nombre\r\n${names.join('\r\n')}`);
  assert.equal(read.length, names.length);
  assert.deepEqual(read.at(-1), [40_000, 'Piña 🍍\n19999']);
  for (const size of [1, 2, 3, 5, 7]) {
    const text = '\ufeffnombre;precio\r\n"Piña 🍍\r\nmadura";1\r\rSal;2\n\nAjo;3';
    assert.deepEqual(await rows(text, size), await rows(text), `in pieces of ${size}`);
  }
});

test('what is no list is refused as a whole, with the reason', async () => {
  assert.deepEqual(await refusedFor(''), { file: 'empty' });
  assert.deepEqual(await refusedFor('\ufeff \r\n\r\n'), { file: 'empty' });
  assert.deepEqual(await refusedFor('nombre\nPan\0\n'), { file: 'not-text' });
  assert.deepEqual(await refusedFor('\n<!DOCTYPE html><html><p>nombre,precio</p>'), { file: 'not-csv' });
  assert.deepEqual(await refusedFor('<table><tr><td>nombre</td></tr></table>'), { file: 'not-csv' });
  assert.deepEqual(await refusedFor('nombre\nPi\ufffda\nCaf\ufffd\n'), { file: 'not-utf-8' });
});

test('one broken name in a long list is an error of the row, not of the file', async () => {
  const list = `nombre\n${'Arroz blanco\n'.repeat(200)}Pi\ufffda\n`;
  assert.equal((await rows(list)).length, 201);
});

test('quotes that nobody closes and lines without an end are refused with their line', async () => {
  assert.deepEqual(await refusedFor('nombre,precio\nPan,1\n"Sal,2\nAjo,3\n'), {
    file: 'quote-not-closed',
    line: 3,
  });
  assert.deepEqual(await refusedFor(`nombre\nPan\n${'x'.repeat(300_000)}\nSal\n`), {
    file: 'line-too-long',
    line: 3,
  });
  assert.deepEqual(await refusedFor(`nombre,${'x'.repeat(300_000)}`), { file: 'line-too-long', line: 1 });
});

test('more rows than any shop has are refused before they fill the memory', async () => {
  assert.deepEqual(await refusedFor(`nombre\n${'a\n'.repeat(IMPORT_MAX_ROWS + 1)}`), {
    file: 'too-many-rows',
  });
});

test('delimiters count too: a line, the columns and all cells have a bound', async () => {
  const commas = ','.repeat(15_900_000);
  assert.deepEqual(await refusedFor(`nombre\n${commas}`), { file: 'line-too-long', line: 2 });
  const wide = `nombre${','.repeat(IMPORT_MAX_COLUMNS - 1)}\n`;
  assert.deepEqual(await rows(wide), []);
  assert.deepEqual(await refusedFor(`nombre\nPan${','.repeat(IMPORT_MAX_COLUMNS)}\n`), {
    file: 'too-many-columns',
    line: 2,
  });
  const row = `Pan${','.repeat(IMPORT_MAX_COLUMNS - 1)}\n`;
  assert.deepEqual(
    await refusedFor(`${wide}${row.repeat(Math.ceil(IMPORT_MAX_CELLS / IMPORT_MAX_COLUMNS))}`),
    { file: 'too-many-cells' },
  );
});
