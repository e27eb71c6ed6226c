import { z } from 'zod';
import { BILLING_TYPES, OPTIONAL_MODULES } from '../domain/index.ts';
import { BackofficeClient } from './backoffice.ts';
import { Standing } from './backoffice-reports.ts';
import { defineCall } from './call.ts';
import { Id, IdParams, text } from './common.ts';

/** Of each call that does something to a company. */
const deedFields = {
  /** `standing` as it was before the eyes of who decides: where the company stands otherwise by now, 409 and nothing is done. */
  seen: z.string().max(40),
  /** Given by the client: what comes twice is done once. */
  request_id: Id,
};

const Reason = text(1, 300);

export const suspendCompany = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/suspension',
  summary: 'Suspends a company with a reason that its users read, or takes that back (null)',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({ reason: Reason.nullable(), ...deedFields }),
  response: BackofficeClient,
});

/** Days that are given for nothing at once, at most. */
export const MAX_FREE_DAYS = 365;

export const giveFreeDays = defineCall({
  method: 'POST',
  path: '/backoffice/client/{id}/free_days',
  summary: 'Gives a company days for nothing, behind those that it has',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({ days: z.number().int().min(1).max(MAX_FREE_DAYS), reason: Reason, ...deedFields }),
  response: BackofficeClient,
});

export const givePlan = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/plan',
  summary: 'Gives a company another plan at the price of today, as it could choose it itself',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({
    plan: z.string().trim().min(1, 'required').max(40),
    billing_type: z.enum(BILLING_TYPES),
    reason: Reason,
    ...deedFields,
  }),
  response: BackofficeClient,
});

export const giveModules = defineCall({
  method: 'PUT',
  path: '/backoffice/client/{id}/modules',
  summary: 'Of the modules that a company may have or not have, gives it these alone',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  body: z.strictObject({
    modules: z.array(z.enum(OPTIONAL_MODULES)).max(OPTIONAL_MODULES.length),
    reason: Reason,
    ...deedFields,
  }),
  response: BackofficeClient,
});

const Foreseen = z.object({ before: Standing, after: Standing });

export const previewFreeDays = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}/free_days',
  summary: 'What free days would make of the subscription',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(MAX_FREE_DAYS) }),
  response: Foreseen,
});

export const previewPlan = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}/plan',
  summary: 'What another plan would make of the subscription',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  query: z.strictObject({
    plan: z.string().trim().min(1, 'required').max(40),
    billing_type: z.enum(BILLING_TYPES),
  }),
  response: Foreseen,
});
