import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

/** How sending a form went; what concerns no field of it is a sentence. */
export type Sent = { ok: true } | { ok: false; trouble?: string; error: unknown };

/** Sends what a form holds, and says what the server refuses on its field, with the focus on the first one. */
export async function sendForm<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values, unknown, Draft>,
  send: () => Promise<unknown>,
): Promise<Sent> {
  try {
    await send();
    return { ok: true };
  } catch (error) {
    const known = form.getValues();
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const own = fields.filter((entry): entry is [FieldPath<Values>, string] =>
      Object.hasOwn(known, entry[0]),
    );
    for (const [field, reason] of own) form.setError(field, { type: 'server', message: reason });
    const [first] = own;
    if (!first) return { ok: false, trouble: errorText(error), error };
    form.setFocus(first[0]);
    return { ok: false, error };
  }
}
