import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Compilations side by side: the build machine has two cores, and more only take each other's memory. */
const PARALLELISM = 2;

/**
 * Builds the packages, by their folders, that have a webpack.config.mjs, all in this process so that webpack and swc are loaded once.
 *
 * @throws with webpack's own report when one of them fails
 */
export async function buildWeb(folders: readonly string[]): Promise<void> {
  const configs = (await Promise.all(folders.map(loadConfigs))).flat();
  const compiler = webpack(Object.assign(configs, { parallelism: PARALLELISM }));
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
}

async function loadConfigs(folder: string): Promise<Configuration | Configuration[]> {
  const module: { default: Promise<Configuration> | Configuration[] } = await import(
    pathToFileURL(join(folder, 'webpack.config.mjs')).href
  );
  return module.default;
}
