import { TIENDA } from '../testing/sample-plan.ts';
import {
  isAsSent,
  newPlanValues,
  placeChoices,
  planFieldError,
  planFormSchema,
  planValues,
  twelveMonths,
} from './plan-values.ts';

test('a plan is filled in and sent as it was', () => {
  const sent = planFormSchema.parse(planValues(TIENDA));
  expect(sent).toEqual({
    ...{ name: 'Tienda', description: 'Con tienda en línea', place: 2, is_offered: true },
    ...{ monthly_price: '12.00', yearly_price: '120.00', modules: ['print', 'ecommerce'] },
  });
  expect(isAsSent(TIENDA, sent)).toBe(true);
  expect(isAsSent(TIENDA, { ...sent, modules: ['ecommerce', 'print'], monthly_price: '12' })).toBe(true);
  expect(isAsSent(TIENDA, { ...sent, yearly_price: '121.00' })).toBe(false);
  expect(isAsSent(TIENDA, { ...sent, place: 1 })).toBe(false);
});

test('a new one is offered, and the last', () => {
  expect(newPlanValues([TIENDA])).toMatchObject({ place: '2', is_offered: true, modules: [] });
});

const faults = (values: object) =>
  planFormSchema
    .safeParse({ ...planValues(TIENDA), ...values })
    .error?.issues.map(({ path, message }) => `${path} ${message}`);

test('it has a name and prices above zero', () => {
  expect(faults({})).toBeUndefined();
  expect(faults({ name: ' ' })).toEqual(['name required']);
  expect(faults({ monthly_price: '' })).toEqual(['monthly_price not-a-decimal']);
  expect(faults({ yearly_price: '0' })).toEqual(['yearly_price must-be-positive']);
});

test('what is wrong is said in a sentence', () => {
  expect(planFieldError('name', 'already-used')).toBe('Ya hay un plan con este nombre.');
  expect(planFieldError('is_offered', 'last-offered')).toMatch('nadie podría registrarse');
  expect(planFieldError('monthly_price', 'must-be-positive')).toBe('Debe ser mayor que cero.');
});

test('twelve months, to hold the yearly price against', () => {
  expect(twelveMonths('12.5')).toBe('150.00');
  expect(twelveMonths('')).toBeUndefined();
});

test('places are told by who stands before', () => {
  expect(placeChoices([{ name: 'Básico' }, { name: 'Industria' }])).toEqual([
    { value: '1', label: 'De primero' },
    { value: '2', label: 'Después de Básico' },
    { value: '3', label: 'Después de Industria' },
  ]);
});
