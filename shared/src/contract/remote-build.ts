import { z } from 'zod';
import { ReleasedVersion, ReleaseNumber, RemoteName } from './remotes.ts';

/** `remote.json`: what a build says of itself. Publishing gives it a version and a place, and nothing else. */
export const RemoteBuild = ReleasedVersion.omit({ version: true, base: true }).extend({
  name: RemoteName,
  /** As the module's package.json has it. */
  package_version: ReleaseNumber,
  /** A hash of the build's content, eight characters. */
  build_id: z.string().regex(/^[0-9a-f]{8}$/),
  /** What it takes from the shared scope, and the range of versions that it accepts. */
  consumes: z.record(z.string(), z.string()),
  /** The names that it imports of each of them; `*` of one that it takes as a whole. Builds of before this was noted have none. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
});
export type RemoteBuild = z.output<typeof RemoteBuild>;

/** `shell.json`: what a build of the shell offers to remotes, written by the build. */
export const ShellBuild = z.object({
  api_version: z.string(),
  /** The shared scope: module → the one version that there is. */
  provides: z.record(z.string(), z.string()),
  /** The names that each of them exports; nothing of those whose names only show as they run, like React's. */
  names: z.record(z.string(), z.array(z.string())).optional(),
});
export type ShellBuild = z.output<typeof ShellBuild>;
