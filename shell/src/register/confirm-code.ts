import { ApiError, errorText } from '@cuadra/shared/client';
import { api } from '../session/connect.ts';
import type { PendingUser } from '../signed-out/pending-user.ts';
import { registrationFieldError } from './registration-field-error.ts';

/** docs/contract.md#session-and-registration: a code has so many wrong tries. */
const MAX_TRIES = 5;

export type Confirmation =
  | { kind: 'confirmed'; token: string }
  /** Said at the field; the user, with the try counted. */
  | { kind: 'wrong'; pending: PendingUser; text: string | undefined }
  | { kind: 'failed'; text: string };

export async function confirmCode(pending: PendingUser, code: string): Promise<Confirmation> {
  try {
    const { token } = await api('POST /auth/register/verify', { body: { code, user_id: pending.user_id } });
    return { kind: 'confirmed', token };
  } catch (error) {
    const reason = error instanceof ApiError ? error.fields.code : undefined;
    if (reason === undefined) return { kind: 'failed', text: failureText(error) };
    const wrong = reason === 'wrong' ? pending.wrong + 1 : pending.wrong;
    const said = reason === 'wrong' && wrong >= MAX_TRIES ? 'used-up' : reason;
    return { kind: 'wrong', pending: { ...pending, wrong }, text: registrationFieldError('code', said) };
  }
}

export type Resent =
  /** The user, from whose code a minute is counted now. */
  { kind: 'sent' | 'too-soon'; pending: PendingUser } | { kind: 'failed'; text: string };

export async function resendCode(pending: PendingUser): Promise<Resent> {
  try {
    await api('GET /auth/register/resend/{user_id}', { params: { user_id: pending.user_id } });
    return { kind: 'sent', pending: { ...pending, sentAt: Date.now(), wrong: 0 } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) {
      return { kind: 'too-soon', pending: { ...pending, sentAt: Date.now() } };
    }
    return { kind: 'failed', text: failureText(error) };
  }
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.code === 'ERROR_NOT_FOUND'
    ? 'Esta cuenta ya está confirmada. Inicia sesión con tu usuario y tu contraseña.'
    : errorText(error);
}
