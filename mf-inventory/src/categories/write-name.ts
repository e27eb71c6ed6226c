import { ApiError, errorText } from '@cuadra/shared/client';

/** How writing a name went: what is wrong with the name, or what stood in the way. */
export type Written = { ok: true } | { ok: false; reason?: string; error?: string };

/**
 * Writes a name, once: an empty one is not sent, and what the server says of the name is told apart from what else went
 * wrong.
 */
export async function writeName(name: string, send: (name: string) => Promise<unknown>): Promise<Written> {
  const trimmed = name.trim();
  if (trimmed === '') return { ok: false, reason: 'required' };
  try {
    await send(trimmed);
    return { ok: true };
  } catch (error) {
    const reason = error instanceof ApiError ? error.fields.name : undefined;
    return reason ? { ok: false, reason } : { ok: false, error: errorText(error) };
  }
}

interface Calls {
  create: (named: { id: string; name: string }) => Promise<unknown>;
  rename: (named: { id: string; name: string }) => Promise<unknown>;
}

/**
 * Creates something under an id of this side. Where an earlier try arrived whose answer was lost, and the name was changed
 * since, what was made then is renamed.
 */
export async function createOnce(
  { create, rename }: Calls,
  named: { id: string; name: string },
): Promise<void> {
  try {
    await create(named);
  } catch (error) {
    const isMadeBefore =
      error instanceof ApiError && error.code === 'ERROR_CONFLICT' && error.fields.id === 'already-used';
    if (!isMadeBefore) throw error;
    await rename(named);
  }
}
