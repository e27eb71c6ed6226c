import { fieldText } from '@cuadra/shared/client';
import { createClient } from '@cuadra/shared/contract';
import { IDENTIFICATION_RULE, identityOutput } from '@cuadra/shared/domain';
import { z } from 'zod';
import type { NewClient } from '../../sale/sale-client.ts';

/** A new client as a counter fills them in; what is not asked is empty. */
export interface ClientValues extends NewClient {
  phone: string;
  credit_limit: string;
  is_wholesale?: boolean;
}

const fields = createClient.body
  .pick({ name: true, identification: true, identification_type: true, phone: true, credit_limit: true })
  .extend({ is_wholesale: createClient.body.shape.is_wholesale })
  .refine(...IDENTIFICATION_RULE);

/** What the contract says of a client, and that their identification is one. */
export const clientFormSchema = z
  .custom<ClientValues>()
  .transform((values): z.input<typeof fields> => {
    return {
      name: values.name,
      ...identityOutput(values),
      phone: values.phone.trim() || null,
      credit_limit: values.credit_limit || null,
      // Nothing is said of who is none: whoever may not say it writes clients down all the same.
      ...(values.is_wholesale && { is_wholesale: true }),
    };
  })
  .pipe(fields);

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre del cliente.',
  'identification not-an-identification': 'No parece una cédula ni un RIF. Revisa el número.',
};

/** A sentence for what is wrong with a field. */
export function clientFieldError(field: keyof ClientValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
