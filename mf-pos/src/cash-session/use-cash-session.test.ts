/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { formError } from './use-cash-session.ts';

test('what another window did to the session is told by a toast, and not by the form', () => {
  const conflict = (fields: Record<string, string>) => new ApiError('ERROR_CONFLICT', 409, { fields });
  expect(formError(conflict({ cash_session: 'not-open' }))).toBeUndefined();
  expect(formError(conflict({ cash_session: 'already-open' }))).toBeUndefined();
  expect(formError(conflict({ counted: 'wrong' }))).toBeDefined();
});
