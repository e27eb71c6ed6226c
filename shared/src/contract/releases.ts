import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, Instant, PageQuery, page } from './common.ts';
import { HoldHours, RegistryRemote, ReleaseNumber, RemoteName } from './remotes.ts';
import { Username } from './session.ts';

/** Bytes of an archive as it is sent. The largest module's, with all its compressed forms, is a fifth of it. */
export const RELEASE_MAX_BYTES = 8_000_000;
/** Bytes of what is in it. */
export const RELEASE_MAX_UNPACKED = 24_000_000;
/** Files in it. */
export const RELEASE_MAX_FILES = 1_000;

export const publishRelease = defineCall({
  method: 'POST',
  path: '/releases/{module}',
  summary:
    'Publishes a build of a module, for nobody yet: the folder as .tar.gz, with a token of that module as bearer',
  tag: 'Remotes',
  access: 'release',
  media: 'application/gzip',
  params: z.object({ module: RemoteName }),
  /** The version of its package.json where none is said. */
  query: z.strictObject({ version: ReleaseNumber.optional() }),
  body: z.string(),
  response: z.object({
    name: z.string(),
    version: z.string(),
    /** False where this very build was published under this version before. */
    is_new: z.boolean(),
  }),
});

/** A company as lists name it. */
const NamedCompany = z.object({ id: z.string(), name: z.string() });

/** Who gets which version of a module. */
export const ReleaseChannels = RegistryRemote.pick({
  active: true,
  previous: true,
  canary: true,
  pins: true,
}).extend({
  name: z.string(),
  /** Those that `canary` and `pins` are of. */
  companies: z.array(NamedCompany),
});
export type ReleaseChannels = z.output<typeof ReleaseChannels>;

export const ListedVersion = z.object({
  version: z.string(),
  published_at: Instant,
  /** Whose token it was, or which command. */
  published_by: z.string(),
  size_gzip: z.number().int(),
  api_version: z.string(),
});
export type ListedVersion = z.output<typeof ListedVersion>;

/** A module as who runs Cuadra sees it. */
export const ListedModule = ReleaseChannels.extend({
  /** The newest, the newest first; `listReleaseVersions` has all of them. */
  versions: z.array(ListedVersion),
  /** Where its team is told of a version that fails; null for nobody. */
  address: z.string().nullable(),
});
export type ListedModule = z.output<typeof ListedModule>;

export const listReleases = defineCall({
  method: 'GET',
  path: '/releases',
  summary: 'The modules with their newest versions, and who gets which',
  tag: 'Back office',
  access: 'super_user',
  response: z.object({ items: z.array(ListedModule), next: z.null() }),
});

const ModuleParams = z.object({ module: RemoteName });

export const listReleaseVersions = defineCall({
  method: 'GET',
  path: '/releases/{module}/versions',
  summary: 'All versions of a module, the newest first',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  query: PageQuery,
  response: page(ListedVersion),
});

export const activateRelease = defineCall({
  method: 'POST',
  path: '/releases/{module}/activate',
  summary: 'Gives everybody a version, at their next page load',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  body: z.strictObject({ version: ReleaseNumber }),
  response: ReleaseChannels,
});

export const rollBackRelease = defineCall({
  method: 'POST',
  path: '/releases/{module}/rollback',
  summary: 'Goes back to the version before',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  response: ReleaseChannels,
});

export const setReleaseCanary = defineCall({
  method: 'PUT',
  path: '/releases/{module}/canary',
  summary: 'Gives a version to some companies, or to a share of them; null ends that',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  body: z.strictObject({
    canary: z
      .strictObject({
        version: ReleaseNumber,
        companies: z.array(Id).max(1_000).default([]),
        /** 0 to 1; a share that grows only adds companies. */
        share: z.number().min(0).max(1).default(0),
      })
      .nullable(),
  }),
  response: ReleaseChannels,
});

/** Companies that may have a version of their own of one module. */
export const MOST_PINS = 1_000;

export const pinRelease = defineCall({
  method: 'PUT',
  path: '/releases/{module}/pin',
  summary: 'Gives one company a version of its own, whatever the others get; null ends that',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  body: z.strictObject({ company_id: Id, version: ReleaseNumber.nullable() }),
  response: ReleaseChannels,
});

/** Days for which somebody may see versions that nobody gets yet, at most. */
export const MOST_PREVIEW_DAYS = 90;

/** A person who may see any version of a module by its address, until a day (docs/decisions/0066-preview.md). */
export const ReleasePreview = z.object({
  user: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  company: NamedCompany,
  until: Instant,
});
export type ReleasePreview = z.output<typeof ReleasePreview>;

export const listReleasePreviews = defineCall({
  method: 'GET',
  path: '/releases/{module}/previews',
  summary: 'The people who may see versions of a module that nobody gets yet, by username',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  query: PageQuery,
  response: page(ReleasePreview),
});

export const setReleasePreview = defineCall({
  method: 'PUT',
  path: '/releases/{module}/preview',
  summary: 'Lets one user of a company see versions of a module for some days; null ends that',
  tag: 'Back office',
  access: 'super_user',
  params: ModuleParams,
  body: z.strictObject({
    username: Username,
    days: z.number().int().min(1).max(MOST_PREVIEW_DAYS).nullable(),
  }),
});

/** A company that gets no other version of any module in its opening hours. */
export const ReleaseHold = z.object({ company: NamedCompany, hours: HoldHours });
export type ReleaseHold = z.output<typeof ReleaseHold>;

export const listReleaseHolds = defineCall({
  method: 'GET',
  path: '/release-holds',
  summary: 'The companies that get no other version in their opening hours, by name',
  tag: 'Back office',
  access: 'super_user',
  query: PageQuery,
  response: page(ReleaseHold),
});

export const setReleaseHold = defineCall({
  method: 'PUT',
  path: '/release-holds/{id}',
  summary: 'Lets a company keep the versions it runs in its opening hours; null ends that',
  tag: 'Back office',
  access: 'super_user',
  params: z.object({ id: Id }),
  body: z.strictObject({ hours: HoldHours.nullable() }),
});
