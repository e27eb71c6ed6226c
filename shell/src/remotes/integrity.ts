import type { ReleasedVersion } from '@cuadra/shared/contract';
import { isTrusted } from '../registry/trust.ts';
import { RemoteError } from './failure.ts';

/**
 * The answer for a file that nothing names: a hash that no file has. It must be well-formed, since browsers ignore an
 * `integrity` that they cannot read, and run the file.
 */
export const NO_FILE = `sha384-${'A'.repeat(64)}`;

const known = new Map<string, string>();

/** The hash that a script must have to run. */
export function integrityFor(url: string): string {
  return known.get(url) ?? NO_FILE;
}

/**
 * Makes the files of a version known, so that they may run.
 *
 * @throws RemoteError of kind signature for one that Cuadra did not vouch for (docs/decisions/0065-a-signed-registry.md)
 */
export function admit(version: ReleasedVersion): void {
  if (!isTrusted(version))
    throw new RemoteError('signature', `${version.container} came in no registry of Cuadra's own`);
  for (const [file, hash] of Object.entries(version.files)) admitFile(fileUrl(version, file), hash);
}

/** Makes one file known. */
export function admitFile(url: string, hash: string): void {
  known.set(new URL(url, document.baseURI).href, hash);
}

/** The absolute address of a file of a version. */
export function fileUrl(version: Pick<ReleasedVersion, 'base'>, file: string): string {
  return new URL(version.base + file, document.baseURI).href;
}
