import { z } from 'zod';
import { DrawerId, IconName, PermissionName, RoutePath } from './descriptor-fields.ts';

/**
 * The guides that a module brings, as data (docs/decisions/0007-guides.md). The same schema checks them in the build and in
 * the shell, before any of it is shown.
 */

/** The file of a release, beside its scripts, that has them. */
export const GUIDES_FILE = 'guides.json';

/** What a step may point at, as assistive technology knows it. */
export const GUIDE_ROLES = [
  'button',
  'heading',
  'link',
  'list',
  'region',
  'searchbox',
  'table',
  'textbox',
] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

/** Something on the screen, or in the step's drawer, by role and accessible name. */
export const GuideTarget = z.strictObject({
  role: z.enum(GUIDE_ROLES),
  name: z.string().min(1).max(60),
  /** It is an entry that the shell draws from the descriptor, in the sidebar or among the tiles: `name` is its label. */
  in: z.enum(['menu', 'tiles']).optional(),
});

const Title = z.string().min(1).max(60);

export const GuideStep = z.strictObject({
  title: Title,
  text: z.string().min(1).max(300),
  /** What it points at, the first that is in sight; without any it stands in the middle. */
  targets: z.array(GuideTarget).max(3).optional(),
  /** The path of its screen; without one, whichever is there. */
  at: RoutePath.optional(),
  /** The drawer in which it is. */
  drawer: DrawerId.optional(),
  /** Left out for who lacks it. */
  needs: PermissionName.optional(),
  /** The path that what it points at leads to: left out where it may not be opened. */
  leadsTo: RoutePath.optional(),
});

/** A walkthrough that somebody may start. */
export const Guide = z.strictObject({
  /** Unique among the guides of all modules. */
  id: DrawerId,
  title: Title,
  /** One line: what one can do afterwards. */
  description: z.string().min(1).max(120),
  /** Without it there is nothing to show to a user. */
  needs: PermissionName.optional(),
  steps: z.array(GuideStep).min(1).max(12),
});

const Order = z.number().int();

/** Guides on one part of the application, which open in a drawer of their own (spec §2). */
export const GuideSection = z.strictObject({
  /** Its drawer is `guides-<id>`. */
  id: DrawerId,
  title: Title,
  description: z.string().min(1).max(120),
  icon: IconName,
  order: Order,
});

export const ModuleGuides = z.strictObject({
  /** What the introduction, which is the shell's, says of this module. */
  introduction: z
    .array(GuideStep.extend({ order: Order }))
    .max(6)
    .default([]),
  sections: z.array(GuideSection).max(6).default([]),
  /** Each in a section of this module or of another one; without that one, it is not offered. */
  guides: z
    .array(Guide.extend({ section: DrawerId, order: Order }))
    .max(20)
    .default([]),
});

export type GuideTarget = z.output<typeof GuideTarget>;
export type GuideStep = z.output<typeof GuideStep>;
export type Guide = z.output<typeof Guide>;
export type GuideSection = z.output<typeof GuideSection>;
export type ModuleGuides = z.output<typeof ModuleGuides>;
export type ModuleGuidesInput = z.input<typeof ModuleGuides>;
