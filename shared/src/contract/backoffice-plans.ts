import { z } from 'zod';
import { PLAN_MODULES } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { Id, line, PositiveMoney, text } from './common.ts';
import { Plan } from './subscriptions.ts';

/** A plan as who runs Cuadra sees it. */
export const BackofficePlan = Plan.extend({
  /** Its place in the order in which plans are shown, from 1. */
  place: z.number().int(),
  /** False: who has it keeps it, and nobody else can choose it. */
  is_offered: z.boolean(),
  /** What who changes it has seen: `seen` of the call. */
  standing: z.string(),
  /** The companies that have it, by how they stand. */
  companies: z.object({
    total: z.number().int(),
    trial: z.number().int(),
    paying: z.number().int(),
    expired: z.number().int(),
    suspended: z.number().int(),
  }),
  /** Of these, who pays another price than the plan has now: each keeps the one at which it chose. */
  other_price: z.number().int(),
  /** Of these, how many have each module that a plan may have. */
  having: z.record(z.enum(PLAN_MODULES), z.number().int()),
  /** In USD: what the last 30 days of it cost the companies, today included. */
  charged: z.string(),
});
export type BackofficePlan = z.output<typeof BackofficePlan>;

export const listBackofficePlans = defineCall({
  method: 'GET',
  path: '/backoffice/plans',
  summary: 'All plans in their order: prices, modules, the companies that have them and what their days cost',
  tag: 'Back office',
  access: 'super_user',
  response: z.object({ items: z.array(BackofficePlan), next: z.null() }),
});

const planFields = {
  name: line(1, 40),
  description: text(0, 200),
  /** In USD, for 30 and for 365 days. */
  monthly_price: PositiveMoney,
  yearly_price: PositiveMoney,
  /** Beside the ones that every company has. */
  modules: z
    .array(z.enum(PLAN_MODULES))
    .max(PLAN_MODULES.length)
    .refine((modules) => new Set(modules).size === modules.length, 'duplicate'),
  is_offered: z.boolean(),
  /** From 1; a place behind the last is the last. */
  place: z.number().int().min(1).max(100),
  /** Given by the client: what comes twice is done once. */
  request_id: Id,
};

export const createPlan = defineCall({
  method: 'POST',
  path: '/backoffice/plans',
  summary: 'A new plan',
  tag: 'Back office',
  access: 'super_user',
  body: z.strictObject(planFields),
  response: BackofficePlan,
  status: 201,
});

export const updatePlan = defineCall({
  method: 'PUT',
  path: '/backoffice/plans/{id}',
  summary: 'Changes a plan: who has it keeps price and modules, and gets the modules that are new in it',
  tag: 'Back office',
  access: 'super_user',
  params: z.object({ id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'not-a-plan') }),
  body: z.strictObject({
    ...planFields,
    /** `standing` as it was before the eyes of who decides: where the plan stands otherwise by now, 409 and nothing is done. */
    seen: z.string().max(40),
  }),
  response: BackofficePlan,
});
