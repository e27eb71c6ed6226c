const slug = document.documentElement.dataset.store ?? '';
/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE_MS = 30_000;

/** The address of a call of this store. */
export const apiAddress = (path: string) => `/api/v1/public/stores/${slug}${path}`;

/** What the API says against something (docs/contract.md#errors). */
export interface Refusal {
  status: number;
  fields: Record<string, string>;
  details: Record<string, unknown>;
}

export type Answer<T> = { ok: T } | { refused: Refusal } | { lost: true };

/** Asks the store's API. Without an answer nobody knows whether it was done. */
export async function ask<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(apiAddress(path), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await response.json();
    if (response.ok) return { ok: answer };
    const { fields = {}, details = {} } = answer.error ?? {};
    return { refused: { status: response.status, fields, details } };
  } catch {
    return { lost: true };
  }
}
