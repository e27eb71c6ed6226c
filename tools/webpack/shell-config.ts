import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { sharedModules } from './shared-modules.ts';
import { ShellPage } from './shell-page.ts';

const EARLY = 'shell-early';

/**
 * The shell's build: it provides every shared module and consumes remotes at runtime only, so that it names none.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.mjs
 */
export function shellConfig(configUrl: string): Configuration[] {
  const packageDir = dirname(fileURLToPath(configUrl));
  const earlyDir = join(packageDir, '.build', 'early');
  return [earlyConfig(packageDir, earlyDir), mainConfig(packageDir, earlyDir)];
}

/** The tiny first script is a build of its own: module federation puts its runtime into every entry of a build. */
function earlyConfig(packageDir: string, earlyDir: string): Configuration {
  const base = baseConfig(packageDir);
  return {
    ...base,
    name: EARLY,
    entry: { early: './src/early.ts' },
    output: { ...base.output, path: earlyDir },
    plugins: [],
  };
}

function mainConfig(packageDir: string, earlyDir: string): Configuration {
  const base = baseConfig(packageDir);
  return {
    ...base,
    dependencies: [EARLY],
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: '/', uniqueName: 'cuadra_shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'cuadra_shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(sharedModules()).map(([request, { version, range }]) => [
            request,
            { singleton: true, strictVersion: true, version, requiredVersion: range },
          ]),
        ),
      }),
      new ShellPage({ template: join(packageDir, 'src', 'index.html'), entry: 'shell', earlyDir }),
    ],
  };
}
