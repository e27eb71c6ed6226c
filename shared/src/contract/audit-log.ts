import { z } from 'zod';
import { defineCall } from './call.ts';
import { Day, Id, Instant, PageQuery, page } from './common.ts';

/** What somebody of the back office did: written by the database, and never changed (docs/decisions/0052). */
export const AuditLine = z.object({
  id: Id,
  at: Instant,
  /** Who, by the name of that moment. */
  actor: z.object({ id: Id, name: z.string() }),
  /** `company.suspended`, by which `auditActionName` has the words. */
  action: z.string(),
  /** To whom; null for what concerns all. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  reason: z.string(),
  /** What was before and after, as the action has it. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditLine = z.output<typeof AuditLine>;

const AuditFilter = z.strictObject({
  /** Any part of who did it, of the company, or of the reason. */
  search: z.string().trim().max(100).optional(),
  action: z.string().trim().max(60).optional(),
  company_id: Id.optional(),
  /** Days in Caracas, both included. */
  from: Day.optional(),
  to: Day.optional(),
});

export const listAuditLog = defineCall({
  method: 'GET',
  path: '/backoffice/log',
  summary: 'What the back office did, the last first',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery.extend(AuditFilter.shape),
  response: page(AuditLine),
});

export const exportAuditLog = defineCall({
  method: 'GET',
  path: '/backoffice/log/export',
  summary: 'The lines of the log that a filter finds, as a CSV file; 413 where they are more than 20,000',
  tag: 'Back office',
  access: 'super_user',
  query: AuditFilter,
  response: z.string().meta({ description: 'text/csv' }),
});
