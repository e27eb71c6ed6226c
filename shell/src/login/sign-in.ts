import { useSession } from '@cuadra/shared/state';

/** Said when not even the code that makes calls could be fetched. */
const NO_CONNECTION = 'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.';

export type SignIn =
  | { kind: 'signed-in' }
  /** The password is right, the code from the mail is still to be entered. */
  | { kind: 'unverified'; userId: string }
  /** A sentence for the user. */
  | { kind: 'failed'; text: string };

/** Signs in with a username or a mail address. */
export async function signIn(username: string, password: string): Promise<SignIn> {
  // Loaded only now, or while the user types: the first view of the login does without axios.
  const client = await import('../session/connect.ts').catch(() => undefined);
  if (!client) return { kind: 'failed', text: NO_CONNECTION };
  try {
    const { token } = await client.api('POST /auth/login', { body: { username, password } });
    useSession.getState().signIn(token);
    return { kind: 'signed-in' };
  } catch (error) {
    if (error instanceof client.ApiError && error.code === 'ERROR_USER_NOT_VERIFIED') {
      const userId = error.details.user_id;
      if (typeof userId === 'string') return { kind: 'unverified', userId };
    }
    return { kind: 'failed', text: client.errorText(error) };
  }
}
