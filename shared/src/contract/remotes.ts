import { z } from 'zod';
import { defineCall } from './call.ts';
import { DrawerId, IconName, PermissionName, RoutePath } from './descriptor-fields.ts';
import { PreviewOutcome, PreviewQuery } from './preview.ts';
import { RegistrySignature } from './registry-signature.ts';

/**
 * What a module offers, as data: the shell draws sidebar, tiles, breadcrumbs and guards from it before any of the
 * module's code is there (docs/architecture.md#the-way-of-a-module). The same schema checks it in the build, on publishing and in the shell.
 */

/** A module of the application that an expose names: `./CashRegister`. */
const Expose = z.string().regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/);
/** A regular expression, held against the whole of a value. */
const Pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}, 'not-a-pattern');

export const RemoteRoute = z.strictObject({
  /** As react-router writes it: `/clients/:id`. */
  path: RoutePath,
  /** What parameters of the path must look like, `{ id: '[0-9]+' }`: an address with another value is none of this route. */
  params: z.record(z.string(), Pattern).optional(),
  /** The breadcrumb and the title of the tab, in Spanish. */
  title: z.string().min(1).max(60),
  expose: Expose,
  permission: PermissionName.optional(),
  /** Open to visitors without a session, outside the layout: the public store. */
  public: z.boolean().optional(),
  /** It can be worked with while there is no connection: the shell leaves it open under a notice. */
  offline: z.boolean().optional(),
  /** It needs all of a window's width: on a narrow one the sidebar is only icons, unless the user wants more. */
  wide: z.boolean().optional(),
});

export const RemoteNavItem = z
  .strictObject({
    section: z.string().min(1).max(40),
    label: z.string().min(1).max(40),
    icon: IconName,
    /** Sections stand in the order of their least item. */
    order: z.number().int(),
    to: RoutePath.optional(),
    drawer: DrawerId.optional(),
    permission: PermissionName.optional(),
  })
  .refine((item) => (item.to === undefined) !== (item.drawer === undefined), 'either to or drawer');

export const RemoteTile = z
  .strictObject({
    label: z.string().min(1).max(40),
    description: z.string().max(120).optional(),
    icon: IconName,
    order: z.number().int().default(100),
    to: RoutePath.optional(),
    drawer: DrawerId.optional(),
    permission: PermissionName.optional(),
  })
  .refine((item) => (item.to === undefined) !== (item.drawer === undefined), 'either to or drawer');

/** An entry of the company's menu, in the head of the sidebar. */
export const RemoteMenuEntry = z
  .strictObject({
    label: z.string().min(1).max(40),
    icon: IconName,
    order: z.number().int(),
    to: RoutePath.optional(),
    drawer: DrawerId.optional(),
    permission: PermissionName.optional(),
  })
  .refine((item) => (item.to === undefined) !== (item.drawer === undefined), 'either to or drawer');

export const RemoteDrawer = z.strictObject({
  id: DrawerId,
  title: z.string().min(1).max(60),
  expose: Expose,
  permission: PermissionName.optional(),
  /** What the shell leads to it for: `set-rate`, where the rate of the day is written. */
  purpose: z.enum(['set-rate']).optional(),
});

export const AUDIENCES = ['company', 'super_user', 'inspector'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const RemoteDescriptor = z.strictObject({
  /** The container's global name: `mf_pos`. */
  name: z.string().regex(/^mf_[a-z0-9_]+$/),
  /** The shell's API that it was written for, `^1.0.0`: this version or a later one of the same major. */
  apiVersion: z.string().regex(/^\^[1-9]\d*\.\d+\.\d+$/),
  /** A module of the company's list without which the remote is not offered; null: always. */
  requires: z.string().nullable(),
  /**
   * Whom it serves: who is in a company, its users and an inspector who looks into it; the super user, who gets nothing else (spec §6);
   * or an inspector who is in no company, who likewise gets nothing else.
   */
  audience: z.enum(AUDIENCES).default('company'),
  routes: z.array(RemoteRoute).default([]),
  nav: z.array(RemoteNavItem).default([]),
  tiles: z.array(RemoteTile).default([]),
  drawers: z.array(RemoteDrawer).default([]),
  companyMenu: z.array(RemoteMenuEntry).optional(),
  /** Sends what the module has persisted on the device: rendered, without a place on the screen, as long as there is any. */
  sender: Expose.optional(),
  /** It brings guides: `guides.ts` beside `remote.ts`, built as `GUIDES_FILE` (docs/decisions/0007-guides.md). */
  guides: z.boolean().optional(),
  prefetch: z.enum(['idle', 'none']).default('idle'),
});
export type RemoteDescriptor = z.output<typeof RemoteDescriptor>;
export type RemoteDescriptorInput = z.input<typeof RemoteDescriptor>;
export type RemoteRoute = z.output<typeof RemoteRoute>;
export type RemoteNavItem = z.output<typeof RemoteNavItem>;
export type RemoteTile = z.output<typeof RemoteTile>;
export type RemoteMenuEntry = z.output<typeof RemoteMenuEntry>;
export type RemoteDrawer = z.output<typeof RemoteDrawer>;

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file's path inside a release. */
const ReleaseFile = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_./-]+$/);

/** As a build of any time wrote it: what routes no longer say, like `frameOnly`, is left out. */
const ReleasedDescriptor = RemoteDescriptor.extend({
  routes: z.array(z.object(RemoteRoute.shape)).default([]),
});

/** A remote is named as its container (`mf_pos`): it is part of an address. */
export const RemoteName = RemoteDescriptor.shape.name.max(60);

/**
 * A version as semver writes it, `1.2.0` or `0.1.0-local.1a2b3c4d`. It becomes a part of an address, so that
 * nothing else may pass. Without build metadata, which would make two addresses of one
 * version; numbers behind the hyphen may begin with 0, as the hash of a build does.
 */
export const ReleaseNumber = z
  .string()
  .max(60)
  .regex(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/, 'not-a-version');

/** One version of one remote, as published: immutable. */
export const ReleasedVersion = z.strictObject({
  version: ReleaseNumber,
  /** Where its files are served: `/remotes/mf_pos/0.1.0/`. */
  base: z.string().regex(/^(\/|https?:\/\/).*\/$/),
  /** The container's global name, its own for each build: two versions may meet in one page. */
  container: z.string().regex(/^[A-Za-z_$][A-Za-z0-9_$]*$/),
  /** The container's script, inside `files`. */
  entry: ReleaseFile,
  /** Every script it may run and its hash: what is not here never runs. */
  files: z.record(ReleaseFile, Integrity),
  /** The scripts that each expose needs at first, so that they load beside the entry and not after it. */
  exposes: z.record(Expose, z.array(ReleaseFile)),
  /** What each expose takes of the shell that a session does not begin with: the build works it out, to have it fetched ahead. */
  shared: z.record(Expose, z.array(z.string())).optional(),
  descriptor: ReleasedDescriptor,
});
export type ReleasedVersion = z.output<typeof ReleasedVersion>;

/** A version as the registry keeps it. */
export const RegistryVersion = ReleasedVersion.extend({
  published_at: z.iso.datetime(),
  /** Bytes of script, gzip, that the budget was held against. */
  size_gzip: z.number().int(),
});
export type RegistryVersion = z.output<typeof RegistryVersion>;

const Canary = z
  .strictObject({
    version: ReleaseNumber,
    companies: z.array(z.string()).default([]),
    /** Share of the companies, 0 to 1, told apart by a hash of their id. */
    share: z.number().min(0).max(1).default(0),
  })
  .nullable();

/** Who got which version from a time on. */
export const RegistryState = z.strictObject({
  at: z.iso.datetime(),
  active: ReleaseNumber.nullable(),
  canary: Canary,
  /** The version that this change took out because it was bad. */
  taken_out: ReleaseNumber.nullable(),
});
export type RegistryState = z.output<typeof RegistryState>;

export const RegistryRemote = z.strictObject({
  active: ReleaseNumber.nullable(),
  previous: ReleaseNumber.nullable(),
  canary: Canary,
  /** Of companies that have a version of their own, by their id. */
  pins: z.record(z.string(), ReleaseNumber).default({}),
  /** The changes of the last days and the state before them, the oldest first: for companies that hold. */
  history: z.array(RegistryState).default([]),
  versions: z.record(ReleaseNumber, RegistryVersion),
});
export type RegistryRemote = z.output<typeof RegistryRemote>;

/** A time of the day in Caracas. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not-a-time');

/** Opening hours in which a company gets no other version than the one it runs. */
export const HoldHours = z
  .strictObject({
    /** Of the week, Monday is 1. */
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    opens: TimeOfDay,
    /** Before `opens` for who closes on the day after. */
    closes: TimeOfDay,
  })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], message: 'same-as-opens' });
export type HoldHours = z.output<typeof HoldHours>;

const RegistryHold = z.strictObject({
  ...HoldHours.shape,
  /** When it was said: what was changed before then is in force. */
  set_at: z.iso.datetime(),
});
export type RegistryHold = z.output<typeof RegistryHold>;

/** All versions of all remotes, and who gets which: what a copy of the API has in memory (docs/federation.md#from-a-build-to-a-screen). */
export const Registry = z.strictObject({
  schema: z.literal(1),
  remotes: z.record(RemoteName, RegistryRemote),
  /** By the company's id. */
  holds: z.record(z.string(), RegistryHold).default({}),
  /** Until when a person may see the versions of a module that nobody gets yet: by the user's id and the module. */
  previews: z.record(z.string(), z.record(RemoteName, z.iso.datetime())).default({}),
});
export type Registry = z.output<typeof Registry>;

/** A remote as one company gets it: its version, and the one before to fall back to. */
export const ResolvedRemote = ReleasedVersion.extend({
  name: z.string(),
  fallback: ReleasedVersion.nullable(),
});
export type ResolvedRemote = z.output<typeof ResolvedRemote>;

export const listRemotes = defineCall({
  method: 'GET',
  path: '/remotes',
  summary: 'The remotes and their versions for this company',
  tag: 'Remotes',
  access: 'session',
  open_when_expired: true,
  query: PreviewQuery,
  response: z.object({
    items: z.array(ResolvedRemote),
    next: z.null(),
    signature: RegistrySignature,
    preview: PreviewOutcome.nullable(),
  }),
});

/** Why a load failed (docs/federation.md#loading-and-failing). */
export const REMOTE_FAILURES = [
  ...(['http', 'network', 'timeout', 'integrity', 'signature', 'version', 'evaluation'] as const),
] as const;
export const RemoteFailure = z.enum(REMOTE_FAILURES);
export type RemoteFailure = z.infer<typeof RemoteFailure>;

export const reportRemoteLoad = defineCall({
  method: 'POST',
  path: '/telemetry/remotes',
  summary: 'How the load of a remote went',
  tag: 'Remotes',
  access: 'public',
  open_when_expired: true,
  body: z
    .strictObject({
      name: z
        .string()
        .max(60)
        .regex(/^mf_[a-z0-9_]+$/),
      version: z
        .string()
        .max(60)
        .regex(/^\d+\.\d+\.\d+(?:[-+][A-Za-z0-9.+-]+)?$/),
      outcome: z.enum(['ready', 'failed', 'fallback']),
      /** Why it failed; what came has none. */
      kind: RemoteFailure.optional(),
      /** Milliseconds from asking to the outcome. */
      ms: z.number().int().min(0).max(600_000),
    })
    .refine(({ outcome, kind }) => kind === undefined || outcome !== 'ready', {
      path: ['kind'],
      message: 'not-failed',
    }),
});
