/** What was learned of the session while what draws it was still on its way. */
export interface EarlyVerify {
  /** The token that was asked about. */
  token: string;
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** The answer's JSON, unchecked. */
  body: unknown;
}

declare global {
  /** Absent when nothing was asked ahead. Never rejects. */
  var __cuadra_verify__: Promise<EarlyVerify> | undefined;
}

/** Spec §9: the request timeout. */
const TIMEOUT_MS = 30_000;

/**
 * Asks who is here, and keeps the answer for who needs it first (`readEarlyVerify`).
 *
 * @param wish the preview that this tab wants
 */
export function verifyEarly(token: string, wish: string | undefined): Promise<EarlyVerify> {
  const asked = ask(token, wish);
  globalThis.__cuadra_verify__ = asked;
  return asked;
}

async function ask(token: string, wish: string | undefined): Promise<EarlyVerify> {
  try {
    const query = wish ? `?preview=${encodeURIComponent(wish)}` : '';
    const response = await fetch(`/api/v1/auth/verify${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { token, status: response.status, body: await response.json() };
  } catch {
    return { token, status: 0, body: undefined };
  }
}
