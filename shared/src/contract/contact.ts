import { z } from 'zod';
import { CurrencyCode, Id, IdentificationKind, line, text } from './common.ts';
import { Email } from './session.ts';

/** Who somebody outside of the company is, and how they are reached: a client, a supplier. */
export const contactFields = {
  name: line(1, 120),
  identification: z.string().trim().max(20).nullable().default(null),
  identification_type: IdentificationKind.nullable().default(null),
  phone: text(0, 40).nullable().default(null),
  email: Email.nullable().default(null),
  address: text(0, 300).nullable().default(null),
};

/** What was paid of a debt, by one method. */
export const DebtTender = z.object({
  payment_method_id: Id,
  name: z.string(),
  amount: z.string(),
  currency: CurrencyCode,
  reference: z.string().nullable(),
});
