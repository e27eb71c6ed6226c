import type { createClient } from '@cuadra/shared/contract';
import { DEFAULT_IDENTIFICATION_TYPE, isIdentification } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

type Contact = Pick<
  z.output<typeof createClient.body>,
  'name' | 'identification' | 'identification_type' | 'phone' | 'email' | 'address'
>;

/**
 * Who a client or a supplier is, as it is kept: what is left empty is null, so that there is one way to say that there is none.
 *
 * @throws ApiError 400 with `not-an-identification`
 */
export function contactColumns(draft: Contact) {
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
  };
}
