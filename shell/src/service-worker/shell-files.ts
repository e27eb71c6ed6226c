import type { PrecacheEntry } from 'workbox-precaching';

/** What the build writes at the head of the worker. */
export interface ShellFiles {
  /** The build of the shell that the worker came with. */
  build: string;
  /** Its page and all of its files, with the hashes that they must have. */
  files: PrecacheEntry[];
}
