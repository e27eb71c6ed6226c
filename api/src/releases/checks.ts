import {
  isApiCompatible,
  type RemoteBuild,
  type RemoteDescriptor,
  type ShellBuild,
} from '@cuadra/shared/contract';
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
  for (const [request, names] of Object.entries(build.imports ?? {})) {
    const there = shell.names?.[request];
    const missing = names.filter((name) => name !== '*' && there?.includes(name) === false);
    if (missing.length > 0) errors.push(`usa ${missing.join(', ')} de ${request}, que el shell no tiene`);
  }
  if (!(build.entry in build.files)) errors.push(`su entrada ${build.entry} no está entre sus archivos`);
  if (build.descriptor.name !== build.name) errors.push(`su descriptor es de ${build.descriptor.name}`);
  if (sizeGzip > SIZE_BUDGET_GZIP) {
    errors.push(`pesa ${sizeGzip} bytes en gzip, y el límite es ${SIZE_BUDGET_GZIP}`);
  }
  return errors;
}

/** A folder, written as a source of a CSP has it: whatever else a header could be made of is none of it. */
const FOLDER = /^(https:\/\/[a-z0-9.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?\/([\w.~-]+\/)*$/;

/**
 * What keeps browsers from getting a module's files from another origin (docs/decisions/0061-modules-on-another-origin.md).
 *
 * @param base the folder there
 */
export function baseErrors(base: string, { routes }: Pick<RemoteDescriptor, 'routes'>): string[] {
  const errors: string[] = [];
  if (!FOLDER.test(base) || base.split('/').some((part) => part === '.' || part === '..'))
    errors.push(`${base} no es una carpeta de un CDN: escríbela como https://cdn.example.com/caja/1.2.0/`);
  // The service worker has files of its own origin only.
  if (routes.some(({ offline }) => offline))
    errors.push('tiene pantallas que funcionan sin conexión, y sus archivos tienen que venir de Cuadra');
  return errors;
}
