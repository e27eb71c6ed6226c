import { existsSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuild } from '@cuadra/shared/contract';
import webpack, { type Configuration } from 'webpack';
import { Precompress } from '../webpack/precompress.ts';
import { readRemoteBuild } from '../webpack/remote-build.ts';

/** A module as it was just built. */
export interface DevBuild {
  build: RemoteBuild;
  /** Where its files are. */
  folder: string;
  /** Milliseconds that it took. */
  ms: number;
}

export interface WatchEvents {
  built: (build: DevBuild) => void;
  /** What is wrong with what was just written. */
  failed: (problem: string) => void;
}

/** Builds a module at each change of its sources, or of the entry points that it bundles, until the process ends. */
export async function watchRemote(packageDir: string, events: WatchEvents): Promise<void> {
  const folder = join(packageDir, '.build', 'dev');
  const compiler = webpack(forDevelopment(await loadConfig(packageDir), folder));
  compiler.watch({ aggregateTimeout: 50 }, async (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      events.failed(error ? String(error) : (stats?.toString({ preset: 'errors-only', colors: true }) ?? ''));
      return;
    }
    const ms = Number(stats.endTime) - Number(stats.startTime);
    events.built({ build: await readRemoteBuild(folder), folder, ms });
  });
  for (const file of ['remote.ts', 'guides.ts'].filter((name) => existsSync(join(packageDir, name))))
    watch(join(packageDir, file), () =>
      events.failed(`${basename(packageDir)}/${file} changed: start again to have it read.`),
    );
}

async function loadConfig(packageDir: string): Promise<Configuration> {
  const file = pathToFileURL(join(packageDir, 'webpack.config.mjs')).href;
  const module: { default: Promise<Configuration> } = await import(file);
  return module.default;
}

/**
 * The module's own build, readable and quick. It stays one for production in all else: its React is the shell's, which has no
 * development half, and so cannot refresh parts in place.
 */
function forDevelopment(config: Configuration, folder: string): Configuration {
  return {
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: folder },
    optimization: { ...config.optimization, minimize: false, concatenateModules: false },
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof Precompress)),
  };
}
