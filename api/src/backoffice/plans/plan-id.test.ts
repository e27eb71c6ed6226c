import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planId } from './plan-id.ts';

test('a plan is called after its first name, in letters that every system takes', () => {
  assert.equal(planId('Tienda Más'), 'tienda-mas');
  assert.equal(planId('  3 sucursales ¡ya! '), 'sucursales-ya');
  assert.equal(planId('店'), 'plan');
  assert.match(planId('a'.repeat(60)), /^a{40}$/);
});
