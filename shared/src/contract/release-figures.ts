import { z } from 'zod';
import { RemoteLoads } from './backoffice-loads.ts';
import { defineCall } from './call.ts';
import { Day, Id, Instant, PageQuery, page } from './common.ts';
import { ReleaseNumber, RemoteFailure, RemoteName } from './remotes.ts';

const ModuleParams = z.object({ module: RemoteName });
const NamedCompany = z.object({ id: Id, name: z.string() });

/** How the loads of one version went, of all companies. */
export const VersionFigures = RemoteLoads.omit({ name: true, company: true }).extend({
  companies: z.number().int(),
});
export type VersionFigures = z.output<typeof VersionFigures>;

/** How a version that is new does, held against the one before (docs/decisions/0057-a-bad-version-is-taken-out.md). */
export const ReleaseTrial = z.object({
  version: z.string(),
  before: z.string(),
  role: z.enum(['active', 'canary']),
  until: Instant,
  /** Browsers in which it was loaded, and in which it failed in the way that says the most against it. */
  loads: z.number().int(),
  failed: z.number().int(),
  kind: RemoteFailure,
  /** How often it may fail, 0 to 1. */
  expected: z.number(),
  /** `few`: for few companies alone. */
  verdict: z.enum(['open', 'few', 'bad']),
});
export type ReleaseTrial = z.output<typeof ReleaseTrial>;

/** Days of which loads are told at most. */
export const MOST_FIGURE_DAYS = 92;

export const findReleaseFigures = defineCall({
  method: 'GET',
  path: '/releases/{module}/figures',
  summary:
    'How the loads of a module went by day and by version, of the last seven days by default, and its trials',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  /** Days in Caracas, both included. */
  query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
  response: z.object({
    /** Every day, the oldest first. */
    days: z.array(z.object({ day: Day, ready: z.number().int(), failed: z.number().int() })),
    /** Those that were loaded most. */
    versions: z.array(VersionFigures),
    trials: z.array(ReleaseTrial),
  }),
});

/** A line of the log of the releases. */
export const ReleaseLogLine = z.object({
  id: z.string(),
  at: Instant,
  who: z.string(),
  what: z.enum([
    ...([
      'published',
      'activated',
      'rolled-back',
      'canary',
      'removed',
      'token-made',
      'token-revoked',
    ] as const),
    ...(['pinned', 'unpinned', 'held', 'not-held', 'taken-out', 'failing', 'address'] as const),
    ...(['key-rotated', 'preview-given', 'preview-ended'] as const),
  ]),
  version: z.string().nullable(),
  /** As what was done has it. */
  details: z.record(z.string(), z.unknown()),
  /** Some of those that it names, at most five. */
  companies: z.array(NamedCompany),
});
export type ReleaseLogLine = z.output<typeof ReleaseLogLine>;

export const listReleaseLog = defineCall({
  method: 'GET',
  path: '/releases/{module}/log',
  summary: 'Who did what with a module, the newest first',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  query: PageQuery,
  response: page(ReleaseLogLine),
});

/** How many companies get a version. */
const Reach = z.object({ version: z.string().nullable(), companies: z.number().int() });

/** Companies that a canary names in `findReleaseEffect`; it may have more. */
export const MOST_NAMED_IN_QUERY = 100;

export const findReleaseEffect = defineCall({
  method: 'GET',
  path: '/releases/{module}/effect',
  summary: 'How many companies get which version, now and after a change that is not made',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  query: z.strictObject({
    change: z.enum(['none', 'activate', 'rollback', 'canary']).default('none'),
    /** To activate, or of the canary; without one, there is no canary any more. */
    version: ReleaseNumber.optional(),
    share: z.coerce.number().min(0).max(1).default(0),
    /** Ids, parted by commas. */
    companies: z
      .string()
      .max(MOST_NAMED_IN_QUERY * 37)
      .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/)
      .optional(),
  }),
  response: z.object({
    /** Those that have the module. */
    companies: z.number().int(),
    before: z.array(Reach),
    after: z.array(Reach),
    /** That get another version by it. */
    changed: z.number().int(),
    /** Of them, those that are in hours without updates: they get it once those are over. */
    held: z.number().int(),
  }),
});
