import { BREAD } from '../../formulas/testing/samples.ts';
import { newPlan, planFieldError, planSchema } from './plan-values.ts';

const formula = { id: '01990000-0000-7000-8000-000000000009', name: 'Pan', makes: BREAD };
const reasons = (given: object) =>
  planSchema
    .safeParse({ ...newPlan('2026-11-26'), ...given })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what is planned is sent as the contract has it', () => {
  expect(
    planSchema.parse({ ...{ ...newPlan('2026-11-26'), formula }, qty: '120.50', note: ' Para el colegio ' }),
  ).toEqual({
    ...{ formula_id: formula.id, qty: '120.5', day: '2026-11-26', note: 'Para el colegio' },
  });
});

test('what nobody chose or typed is said on its own field', () => {
  expect(reasons({ day: '' })).toEqual(['formula required', 'qty required', 'day required']);
  expect(reasons({ formula, qty: null })).toEqual([expect.stringMatching(/^qty /)]);
  expect(reasons({ formula, qty: '0' })).toEqual([expect.stringMatching(/^qty /)]);
  expect(planFieldError('formula', 'required')).toBe('Elige qué vas a hacer.');
});
