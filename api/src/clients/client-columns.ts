import type { createClient as CreateClient } from '@cuadra/shared/contract';
import { DEFAULT_IDENTIFICATION_TYPE, isIdentification } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

export type ClientDraft = z.output<typeof CreateClient.body>;

export type ClientColumns = ReturnType<typeof clientColumns>;

/** What is left empty is kept as null, so that there is one way to say that there is none. */
export function clientColumns(draft: Omit<ClientDraft, 'id' | 'take_known'>) {
  const identification = draft.identification || null;
  const type = draft.identification_type ?? DEFAULT_IDENTIFICATION_TYPE;
  if (identification && !isIdentification(type, identification)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { identification: 'not-an-identification' } });
  }
  return {
    name: draft.name,
    identification: identification?.replace(/[\s.-]/g, '') ?? null,
    identification_type: identification ? type : null,
    phone: draft.phone || null,
    email: draft.email,
    address: draft.address || null,
    credit_limit: draft.credit_limit,
    // Left out of the request's hash where nobody said it, so that the hashes of before stay what they are.
    ...(draft.is_wholesale !== undefined && { is_wholesale: draft.is_wholesale }),
  };
}
