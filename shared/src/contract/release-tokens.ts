import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, Instant, PageQuery, page, text } from './common.ts';
import { RemoteName } from './remotes.ts';

/** What a team publishes with; the token itself is nowhere to be read again. */
export const ReleaseToken = z.object({
  id: Id,
  /** The module. */
  name: z.string(),
  /** Whose it is. */
  label: z.string(),
  created_at: Instant,
  /** Null while it counts. */
  revoked_at: Instant.nullable(),
});
export type ReleaseToken = z.output<typeof ReleaseToken>;

export const listReleaseTokens = defineCall({
  method: 'GET',
  path: '/release-tokens',
  summary: 'The tokens that modules are published with, the newest first',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery.extend({ module: RemoteName.optional() }),
  response: page(ReleaseToken),
});

export const makeReleaseToken = defineCall({
  method: 'POST',
  path: '/release-tokens',
  summary: 'Makes a token with which one module is published; this answer alone has it',
  tag: 'Back office',
  access: 'super_user',
  body: z.strictObject({ module: RemoteName, label: text(1, 60) }),
  response: z.object({ id: Id, token: z.string() }),
  status: 201,
});

export const revokeReleaseToken = defineCall({
  method: 'DELETE',
  path: '/release-tokens/{id}',
  summary: 'Ends a token: nothing is published with it any more',
  tag: 'Back office',
  access: 'super_user',
  params: z.object({ id: Id }),
});

export const setReleaseTeam = defineCall({
  method: 'PUT',
  path: '/releases/{module}/team',
  summary: 'Says at which address the team is told of a version that fails; null for nobody',
  tag: 'Back office',
  access: 'super_user',
  params: z.object({ module: RemoteName }),
  body: z.strictObject({ address: z.email().max(200).nullable() }),
});
