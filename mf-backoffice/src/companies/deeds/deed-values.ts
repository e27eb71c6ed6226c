import { giveFreeDays, MAX_FREE_DAYS } from '@cuadra/shared/contract';
import { BILLING_TYPES, OPTIONAL_MODULES } from '@cuadra/shared/domain';
import { z } from 'zod';

/** Reasons are asked for by the contract, with its own limits. */
const reason = giveFreeDays.body.shape.reason;

export const suspensionSchema = z.object({ reason });

export const freeDaysSchema = z.object({
  days: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'not-a-number')
    .transform(Number)
    .refine((days) => days >= 1 && days <= MAX_FREE_DAYS, 'out-of-range'),
  reason,
});

export const modulesSchema = z.object({ modules: z.array(z.enum(OPTIONAL_MODULES)), reason });

/** @param own the plan that the company has: it is given another one */
export function planSchema(own: { plan: string; billing_type: string }) {
  return z
    .object({ plan: z.string().min(1, 'required'), billing_type: z.enum(BILLING_TYPES), reason })
    .refine(({ plan, billing_type }) => plan !== own.plan || billing_type !== own.billing_type, {
      path: ['plan'],
      message: 'own-plan',
    });
}
