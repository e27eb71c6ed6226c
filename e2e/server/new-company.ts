import type { CuadraServer } from './cuadra-server.ts';

/** Milliseconds until the mail with the code must have gone out. */
const MAIL_TIMEOUT = 10_000;

/**
 * Registers a company that has done nothing yet, as its owner would, without a rate from a provider.
 *
 * @returns the token of the owner's session
 */
export async function registerCompany({ url, codeFor }: CuadraServer, username: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const email = `${username}@ejemplo.com`;
  const { user_id } = await post('/auth/register', {
    name: 'Rosa Pérez',
    username,
    email,
    password: 'clave-larga-y-buena',
    company_name: 'Abasto Rosa',
    with_auto_rate: false,
  });
  const limit = Date.now() + MAIL_TIMEOUT;
  let code = await codeFor(email);
  while (code === undefined && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    code = await codeFor(email);
  }
  const { token } = await post('/auth/register/verify', { user_id, code });
  return token;
}
