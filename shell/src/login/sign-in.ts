import { useSession } from '@cuadra/shared/state';

/** Said when not even the code that makes calls could be fetched. */
const NO_CONNECTION = 'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.';

/**
 * Signs in with a username or a mail address.
 *
 * @returns undefined on success, else a sentence for the user
 */
export async function signIn(username: string, password: string): Promise<string | undefined> {
  // Loaded only now, or while the user types: the first view of the login does without axios.
  const client = await import('../session/connect.ts').catch(() => undefined);
  if (!client) return NO_CONNECTION;
  try {
    const { token } = await client.api('POST /auth/login', { body: { username, password } });
    useSession.getState().signIn(token);
    return undefined;
  } catch (error) {
    return client.errorText(error);
  }
}
