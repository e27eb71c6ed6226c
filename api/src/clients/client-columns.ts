import type { createClient as CreateClient } from '@cuadra/shared/contract';
import type { z } from 'zod';
import { contactColumns } from '../contacts/contact-columns.ts';

export type ClientDraft = z.output<typeof CreateClient.body>;

export type ClientColumns = ReturnType<typeof clientColumns>;

/** @throws ApiError 400 with `not-an-identification` */
export function clientColumns(draft: Omit<ClientDraft, 'id' | 'take_known'>) {
  return {
    ...contactColumns(draft),
    credit_limit: draft.credit_limit,
    // Left out of the request's hash where nobody said it, so that the hashes of before stay what they are.
    ...(draft.is_wholesale !== undefined && { is_wholesale: draft.is_wholesale }),
    ...(draft.credit_days !== undefined && { credit_days: draft.credit_days }),
    ...(draft.birthday !== undefined && { birthday: draft.birthday }),
    ...(draft.note !== undefined && { note: draft.note }),
  };
}
