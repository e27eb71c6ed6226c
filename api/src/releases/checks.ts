import { isApiCompatible, type RemoteBuild, type ShellBuild } from '@cuadra/shared/contract';
import { satisfies } from 'semver';

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
      `pide un shell con API ${build.descriptor.apiVersion}, y el shell tiene ${shell.api_version}`,
    );
  }
  for (const [request, range] of Object.entries(build.consumes)) {
    const provided = shell.provides[request];
    if (!provided) errors.push(`toma ${request} del shell, que no lo ofrece`);
    else if (!satisfies(provided, range))
      errors.push(`pide ${request} ${range}, y el shell ofrece ${provided}`);
  }
  if (!(build.entry in build.files)) errors.push(`su entrada ${build.entry} no está entre sus archivos`);
  if (build.descriptor.name !== build.name) errors.push(`su descriptor es de ${build.descriptor.name}`);
  if (sizeGzip > SIZE_BUDGET_GZIP) {
    errors.push(`pesa ${sizeGzip} bytes en gzip, y el límite es ${SIZE_BUDGET_GZIP}`);
  }
  return errors;
}
