import { ApiError } from '@cuadra/shared/client';
import { editedDetails } from '@cuadra/shared/form';
import { TIENDA } from '../testing/sample-plan.ts';
import { planEditing, readChanged, versionOf } from './plan-editing.ts';
import { planValues } from './plan-values.ts';

const OTHER = { ...TIENDA, standing: 'fedcba98765432100123456789abcdef', monthly_price: '15.00' };

test('another standing is another version', () => {
  expect(versionOf(TIENDA)).toBe(0x01234567);
  expect(versionOf(OTHER)).not.toBe(versionOf(TIENDA));
});

test('a form reads out of the conflict how the plan stands by now', () => {
  const told = { by: 'Luis Rojas', is_own: false, at: '2026-11-25T10:00:00.000Z' };
  const changed = readChanged(new ApiError('ERROR_EDITED', 409, { details: { ...told, current: OTHER } }));
  const details = editedDetails(changed?.error);
  expect(details?.by).toBe('Luis Rojas');
  expect(planEditing(TIENDA).read(details?.current)).toEqual({
    values: planValues(OTHER),
    version: versionOf(OTHER),
  });
});

test('an answer that names no plan is left as it is', () => {
  expect(readChanged(new ApiError('ERROR_EDITED', 409, { details: { current: null } }))).toBeUndefined();
});

test('what differs is shown in words', () => {
  const { show, isSame } = planEditing(TIENDA);
  const [mine, theirs] = [planValues(TIENDA), planValues(OTHER)];
  expect(isSame('monthly_price', mine, theirs)).toBe(false);
  expect(isSame('monthly_price', { ...mine, monthly_price: '15' }, theirs)).toBe(true);
  expect(show('monthly_price', theirs).replace(/\s/g, ' ')).toBe('$ 15,00');
  expect(show('modules', { ...mine, modules: [] })).toBe('Ninguno');
  expect(show('is_offered', mine)).toBe('Sí');
});
