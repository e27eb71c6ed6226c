import { beginScreen } from '../browser/when-quiet.ts';
import { beginSession } from '../session/begin-session.ts';

/** Said when not even the code that makes calls could be fetched. */
const NO_CONNECTION = 'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.';

const WRONG_CODE =
  'No es ese código, o ya se usó. Espera el siguiente en tu aplicación, y revisa la hora de tu teléfono.';

/** While the user types: the first view of the login does without axios. */
export const loadClient = () => import('../session/connect.ts');

export type SignIn =
  | { kind: 'signed-in' }
  /** The password is right, the code from the mail is still to be entered. */
  | { kind: 'unverified'; userId: string }
  /** The password is right, and a code of the app is asked for as well. */
  | { kind: 'code-needed' }
  /** It was not that code, or it was used before. */
  | { kind: 'wrong-code'; text: string }
  /** A sentence for the user. */
  | { kind: 'failed'; text: string };

/**
 * Signs in with a username or a mail address.
 *
 * @param code of the app, or a recovery code, where the account has a second factor
 */
export async function signIn(username: string, password: string, code?: string): Promise<SignIn> {
  // What is still to come of the login counts as the screen's way already.
  beginScreen();
  const client = await loadClient().catch(() => undefined);
  if (!client) return { kind: 'failed', text: NO_CONNECTION };
  try {
    const { token } = await client.api('POST /auth/login', { body: { username, password, code } });
    beginSession(token);
    return { kind: 'signed-in' };
  } catch (error) {
    if (error instanceof client.ApiError && error.code === 'ERROR_USER_NOT_VERIFIED') {
      const userId = error.details.user_id;
      if (typeof userId === 'string') return { kind: 'unverified', userId };
    }
    if (error instanceof client.ApiError) {
      if (error.code === 'ERROR_SECOND_FACTOR') return { kind: 'code-needed' };
      if (error.fields.code) return { kind: 'wrong-code', text: WRONG_CODE };
    }
    return { kind: 'failed', text: client.errorText(error) };
  }
}
