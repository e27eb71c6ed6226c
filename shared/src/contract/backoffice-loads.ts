import { z } from 'zod';
import { defineCall } from './call.ts';
import { Day, Id, PageQuery, page } from './common.ts';
import { NamedCompany } from './company.ts';
import { REMOTE_FAILURES } from './remotes.ts';

/** How the loads of one version of a remote went for one company. */
export const RemoteLoads = z.object({
  name: z.string(),
  version: z.string(),
  /** Null: before anybody was signed in. */
  company: NamedCompany.nullable(),
  ready: z.number().int(),
  failed: z.number().int(),
  /** It was loaded in place of a later version that had failed. */
  fallback: z.number().int(),
  /** Share of the loads that went well, 0 to 1. */
  success: z.number(),
  /** Milliseconds that those of `ready` took on average; null where there are none. */
  ready_ms: z.number().int().nullable(),
  /** Why the others failed. */
  kinds: z.partialRecord(z.enum(REMOTE_FAILURES), z.number().int()),
});
export type RemoteLoads = z.output<typeof RemoteLoads>;

export const listRemoteLoads = defineCall({
  method: 'GET',
  path: '/backoffice/remotes',
  summary: 'Load success of the remotes by module, version and company; of the last seven days by default',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery.extend({
    /** Days in Caracas, both included. */
    from: Day.optional(),
    to: Day.optional(),
    name: z.string().trim().max(60).optional(),
    company_id: Id.optional(),
  }),
  response: page(RemoteLoads),
});
