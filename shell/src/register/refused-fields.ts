import { ApiError } from '@cuadra/shared/client';
import { type DraftField, isDraftField } from './steps.ts';

/** The fields of the draft that the API refused, each with its reason; none when it was about something else. */
export function refusedFields(error: unknown): [DraftField, string][] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([field, reason]) =>
    isDraftField(field) ? [[field, reason] as [DraftField, string]] : [],
  );
}
