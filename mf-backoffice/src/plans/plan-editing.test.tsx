import { editedDetails } from '@cuadra/shared/form';
import { TIENDA } from '../testing/sample-plan.ts';
import { changedMeanwhile, planEditing, versionOf } from './plan-editing.ts';
import { planValues } from './plan-values.ts';

const OTHER = { ...TIENDA, standing: 'fedcba98765432100123456789abcdef', monthly_price: '15.00' };

test('another standing is another version', () => {
  expect(versionOf(TIENDA)).toBe(0x01234567);
  expect(versionOf(OTHER)).not.toBe(versionOf(TIENDA));
});

test('a form reads out of the conflict how the plan stands by now', () => {
  const details = editedDetails(changedMeanwhile(OTHER));
  expect(planEditing(TIENDA).read(details?.current)).toEqual({
    values: planValues(OTHER),
    version: versionOf(OTHER),
  });
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
