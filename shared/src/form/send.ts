import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../client/index.ts';

/** Puts what the server says of a form's fields on them, the focus on the first, and tells which they are. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): FieldPath<Values>[] {
  const known = form.getValues();
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  // `barcodes.1` is said on `barcodes`.
  const own = fields
    .map(([path, reason]) => [path.split('.')[0] ?? path, reason] as const)
    .filter((entry): entry is readonly [FieldPath<Values>, string] => Object.hasOwn(known, entry[0]));
  for (const [field, reason] of own) form.setError(field, { type: 'server', message: reason });
  const [first] = own;
  if (first) form.setFocus(first[0]);
  return own.map(([field]) => field);
}

/** An earlier try arrived, its answer was lost on its way, and the form was changed since. */
export function isAlreadySaved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ERROR_CONFLICT' && error.fields.id === 'already-used';
}

/** An error's message is its reason, `required`; of a list, as barcodes are, the first one's. */
export function reasonOf(errors: object, field: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([name]) => name === field)?.[1];
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
}
