import { ApiError } from '@cuadra/shared/client';
import { FLOUR, YEAST } from '../formulas/testing/samples.ts';
import { stepErrorText } from './step-error-text.ts';

const of = { goods: [FLOUR, YEAST], measureName: () => 'Kilogramo' };
const refused = (
  code: string,
  given: { fields?: Record<string, string>; details?: Record<string, unknown> },
) => stepErrorText(new ApiError(code, 409, given), of);

test('what lacks is named, with what there is of it', () => {
  expect(refused('ERROR_STOCK', { details: { available: { [FLOUR.id]: '6.5' } } })).toBe(
    'No alcanza: Harina (hay 6,5\u00a0kg).',
  );
  expect(refused('ERROR_STOCK', {})).toBe('No alcanza lo que hay.');
});

test('who comes second is told who was faster', () => {
  expect(refused('ERROR_EDITED', { details: { by: 'Ana', is_own: false } })).toBe(
    'Ana la cambió antes que tú. Mira cómo quedó.',
  );
  expect(refused('ERROR_CONFLICT', { fields: { id: 'not-started' } })).toMatch('alguien la cerró');
});
