import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFarFrom } from './is-far-from.ts';

const last = { source: 'USD', rate: '860' };

for (const [source, rate, isFar] of [
  ['USD', '4300', false],
  ['USD', '4300.01', true],
  ['USD', '172', false],
  ['USD', '171.99', true],
  ['VES', '0.00116279', false],
  ['VES', '0.01', true],
  ['VES', '0.0001', true],
] as const) {
  test(`1 ${source} at ${rate} is ${isFar ? '' : 'not '}far from 1 USD at 860`, () => {
    assert.equal(isFarFrom(last, { source, rate }), isFar);
  });
}
