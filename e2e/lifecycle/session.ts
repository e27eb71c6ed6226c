import { login } from '@cuadra/shared/contract';

/** Logs in to a running Cuadra and gives the session's token. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`login answers ${response.status}: ${await response.text()}`);
  return login.response.parse(await response.json()).token;
}

/** Whether a session is still one: what it can read answers 200. */
export async function isSession(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/products?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok;
}
