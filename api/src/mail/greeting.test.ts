import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greeting } from './greeting.ts';

test('a name is greeted, whatever letters it has', () => {
  for (const name of ['María', "Ana D'Agostino", 'José Á. Núñez-Ortiz', '李小龍']) {
    assert.equal(greeting(name), `Hola, ${name}:`);
  }
});

test('what is no name but a message or a link is left out', () => {
  for (const name of [
    'Ganaste\n\nEntra en',
    'Ana\u2028Entra',
    'https://malo.example',
    'Entra en malo.example',
    'Ana <b>',
    'ana@malo.example',
    'Ana \u202Eofni',
    'Ana\tB',
  ]) {
    assert.equal(greeting(name), 'Hola:', JSON.stringify(name));
  }
});
