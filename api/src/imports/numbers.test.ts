import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberReader } from './numbers.ts';

test('a file with decimal commas is read as a person types', () => {
  const read = numberReader(['1,50', '1.250', '12.5']);
  assert.equal(read('1.250'), '1250');
  assert.equal(read('1.234,56'), '1234.56');
  assert.equal(read('12.5'), '12.5');
});

test('in a file of plain numbers a point is never a thousands point', () => {
  const read = numberReader(['12.50', '1.250', '7']);
  assert.equal(read('1.250'), '1.25');
  assert.equal(read('.5'), '0.5');
  assert.equal(read('1234'), '1234');
  assert.equal(read('1,5'), undefined);
});

test('where nothing tells, a number is read as a Venezuelan writes it', () => {
  assert.equal(numberReader(['1.250', '300'])('1.250'), '1250');
  assert.equal(numberReader([])('0.645'), '0.645');
});

test('a number grown too plain decides by itself', () => {
  for (const plain of ['0.645', '1234.567', '3.5', '2.1234']) {
    assert.equal(numberReader([plain])('1.250'), '1.25', plain);
  }
});

test('what is no number is none, whatever the file', () => {
  for (const read of [numberReader(['1.5']), numberReader(['1,5'])]) {
    for (const text of ['doce', '-3', '1e5', '1.2.3', '$5', '٣', '.', '0x10', 'NaN', 'Infinity']) {
      assert.equal(read(text), undefined, text);
    }
  }
});
