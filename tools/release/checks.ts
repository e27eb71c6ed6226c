import { isApiCompatible } from '@cuadra/shared/contract';
import { satisfies } from 'semver';
import type { RemoteBuild } from '../webpack/remote-build.ts';
import type { ShellBuild } from '../webpack/shell-build.ts';

/**
 * Bytes of script, gzip, that a module may weigh in all: entry, exposes and what they load later. It stops what was taken in
 * by mistake; what a screen needs at first is measured by `bench/first-load`. The largest is Caja's, whose code pages of
 * receipt printers only devices with such a printer load.
 */
export const SIZE_BUDGET_GZIP = 400_000;

/**
 * What keeps a build from being published (docs/federation.md#from-a-build-to-a-screen).
 *
 * @param sizeGzip bytes of all its scripts, gzip
 * @returns one sentence for each error; empty when it may go out
 */
export function publishErrors(build: RemoteBuild, shell: ShellBuild, sizeGzip: number): string[] {
  const errors: string[] = [];
  if (!isApiCompatible(build.descriptor.apiVersion, shell.api_version)) {
    errors.push(
      `it needs a shell with API ${build.descriptor.apiVersion}, and the shell has ${shell.api_version}`,
    );
  }
  for (const [request, range] of Object.entries(build.consumes)) {
    const provided = shell.provides[request];
    if (!provided) errors.push(`it takes ${request} from the shell, which does not provide it`);
    else if (!satisfies(provided, range)) {
      errors.push(`it needs ${request} ${range}, and the shell provides ${provided}`);
    }
  }
  if (!(build.entry in build.files)) errors.push(`its entry ${build.entry} is not among its files`);
  if (sizeGzip > SIZE_BUDGET_GZIP) {
    errors.push(`it weighs ${sizeGzip} bytes gzip, over the budget of ${SIZE_BUDGET_GZIP}`);
  }
  return errors;
}
