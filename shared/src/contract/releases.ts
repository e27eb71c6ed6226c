import { z } from 'zod';
import { defineCall } from './call.ts';
import { ReleaseNumber, RemoteName } from './remotes.ts';

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
