import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserAddress, welcome } from './welcome.ts';

test('the address is one that a browser takes', () => {
  const port = 3000;
  assert.equal(browserAddress({ address: '127.0.0.1', port }), 'http://127.0.0.1:3000');
  assert.equal(browserAddress({ address: '0.0.0.0', port }), 'http://localhost:3000');
  assert.equal(browserAddress({ address: '::', port }), 'http://localhost:3000');
  assert.equal(browserAddress({ address: '::1', port }), 'http://[::1]:3000');
});

test('the logins are told where there is a demonstration, and nowhere else', () => {
  const told = welcome('http://x', { isDemonstration: true });
  for (const login of [
    'demo +demo1234',
    'cajero +cajero1234',
    'root +root1234',
    'inspector +inspector1234',
  ]) {
    assert.match(told, new RegExp(`^ {2}${login} +\\S`, 'm'));
  }
  assert.doesNotMatch(told, /null|undefined/);
  assert.doesNotMatch(welcome('http://x', { isDemonstration: false }), /1234/);
});
