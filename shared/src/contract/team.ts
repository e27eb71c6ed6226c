import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, IdParams, Instant, page, properName, text } from './common.ts';
import { Email, Username } from './session.ts';

/** Who runs Cuadra: a super user has the back office, an inspector looks into companies. */
export const PLATFORM_KINDS = ['super_user', 'inspector'] as const;
export type PlatformKind = (typeof PLATFORM_KINDS)[number];

/** Somebody of the team of the back office. */
export const TeamMember = z.object({
  id: Id,
  kind: z.enum(PLATFORM_KINDS),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** Who is not signs in nowhere. */
  is_active: z.boolean(),
  /** Until they have chosen one with a mailed code, they sign in nowhere. */
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  last_seen_at: Instant.nullable(),
  /** Those that are open, the last used first. */
  sessions: z.array(
    z.object({
      id: Id,
      create_at: Instant,
      last_seen_at: Instant,
      /** It is the one that asks. */
      is_current: z.boolean(),
      device: z.object({ name: z.string(), kind: z.enum(['phone', 'computer']) }),
    }),
  ),
});
export type TeamMember = z.output<typeof TeamMember>;

const TEAM = { tag: 'Back office', access: 'super_user' } as const;

export const listTeam = defineCall({
  ...TEAM,
  method: 'GET',
  path: '/backoffice/team',
  summary: 'Super users and inspectors with their open sessions, who is active first',
  response: page(TeamMember),
});

export const addTeamMember = defineCall({
  ...TEAM,
  method: 'POST',
  path: '/backoffice/team',
  summary: 'Adds a super user or an inspector, who is told by mail and chooses a password with a mailed code',
  body: z.strictObject({
    kind: z.enum(PLATFORM_KINDS),
    name: properName(1, 120),
    username: Username,
    email: Email,
    /** Given by the client: what comes twice is done once. */
    request_id: Id,
  }),
  response: z.object({ id: Id }),
  status: 201,
});

export const setTeamMemberActive = defineCall({
  ...TEAM,
  method: 'PUT',
  path: '/backoffice/team/{id}/active',
  summary:
    'Shuts somebody of the team out, whose sessions end, or lets them in again; nobody does it to themselves',
  params: IdParams,
  body: z.strictObject({ is_active: z.boolean() }),
});

export const endTeamSessions = defineCall({
  ...TEAM,
  method: 'DELETE',
  path: '/backoffice/team/{id}/sessions',
  summary: 'Ends the sessions of somebody of the team, or one of them; the one that asks stays',
  params: IdParams,
  query: z.strictObject({ session_id: Id.optional() }),
});

export const removeTeamSecondFactor = defineCall({
  ...TEAM,
  method: 'POST',
  path: '/backoffice/team/{id}/second_factor/remove',
  summary:
    'Takes the second factor off somebody who lost phone and codes, and ends their sessions; never one’s own',
  params: IdParams,
  body: z.strictObject({ reason: text(1, 300) }),
});
