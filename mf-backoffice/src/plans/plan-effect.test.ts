import { TIENDA } from '../testing/sample-plan.ts';
import { concernsCompanies, newPlanEffect, planEffect } from './plan-effect.ts';
import { newPlanValues, type PlanValues, planValues } from './plan-values.ts';

const effect = (change: Partial<PlanValues>, total = TIENDA.companies.total) =>
  planEffect(
    { ...TIENDA, companies: { ...TIENDA.companies, total } },
    { ...planValues(TIENDA), ...change },
    // Money has a space that no line breaks at.
  ).map((line) => line.replaceAll('\u00a0', ' '));

test('nothing changes where nothing was changed', () => {
  expect(effect({})).toEqual([]);
  expect(effect({ monthly_price: '12', modules: ['ecommerce', 'print'], name: ' Tienda ' })).toEqual([]);
  expect(effect({ monthly_price: '' })).toEqual([]);
});

test('who has it keeps the price', () => {
  expect(effect({ monthly_price: '15.00' })).toEqual([
    'Precio nuevo, para quien lo elija desde ahora: $ 12,00 → $ 15,00 al mes. Las 5 empresas que ya lo tienen siguen con su precio.',
  ]);
  expect(effect({ monthly_price: '15.00', yearly_price: '150' }, 0)).toEqual([
    'Precio nuevo, para quien lo elija desde ahora: $ 12,00 → $ 15,00 al mes, $ 120,00 → $ 150,00 al año. Ninguna empresa lo tiene todavía.',
  ]);
});

test('a new module is theirs at once, one that goes stays with who has it', () => {
  expect(effect({ modules: ['print', 'ecommerce', 'formulas'] })).toEqual([
    'Industrial: lo reciben enseguida 4 empresas. Otra ya lo tenía.',
  ]);
  expect(effect({ modules: [] })).toEqual([
    'Impresión: las 4 empresas que lo tienen lo conservan hasta que elijan otro plan.',
    'Tienda Online: las 5 empresas que lo tienen lo conservan hasta que elijan otro plan.',
  ]);
  expect(effect({ modules: ['print', 'formulas'] }, 0)).toEqual([
    'Ya no incluye Tienda Online.',
    'Incluye ahora Industrial.',
  ]);
});

test('a withdrawn plan stays with who has it', () => {
  expect(effect({ is_offered: false })).toEqual([
    'Se retira: nadie más lo puede elegir, y las 5 empresas que lo tienen siguen con él.',
  ]);
  expect(effect({ is_offered: false }, 1)[0]).toMatch('la empresa que lo tiene sigue con él');
});

test('name and place', () => {
  expect(effect({ name: 'Tienda Más', place: '1' })).toEqual([
    'Sus 5 empresas verán el nombre nuevo.',
    'Pasa del puesto 2 al 1 de la lista.',
  ]);
});

test('what its companies do not have done to them, nobody is asked about', () => {
  const values = planValues(TIENDA);
  expect(concernsCompanies(TIENDA, { ...values, name: 'Otra', description: '' })).toBe(false);
  expect(concernsCompanies(TIENDA, { ...values, yearly_price: '130' })).toBe(true);
  const nobody = { ...TIENDA, companies: { ...TIENDA.companies, total: 0 } };
  expect(concernsCompanies(nobody, { ...values, yearly_price: '130' })).toBe(false);
});

test('a new plan changes nobody', () => {
  const values = newPlanValues([TIENDA]);
  expect(newPlanEffect(values)[0]).toMatch('en el puesto 2 de la lista');
  expect(newPlanEffect({ ...values, is_offered: false })[0]).toMatch('sin ofrecerlo');
});
