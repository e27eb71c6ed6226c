import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { BUILD_ID_PLACEHOLDER, BuildId } from './build-id.ts';
import { loadDescriptor } from './descriptor.ts';
import { findExposes } from './exposes.ts';
import { GuidesAsset, loadGuides } from './guides.ts';
import { kitRule } from './kit-rule.ts';
import { Precompress } from './precompress.ts';
import { RemoteJson } from './remote-json.ts';
import { sharedModules } from './shared-modules.ts';
import { modulesParts } from './smaller-parts.ts';

/**
 * A module's build: everything it says of itself comes from its `remote.ts`, everything shared comes from the shell.
 *
 * @param configUrl `import.meta.url` of the module's webpack.config.mjs
 * @throws when remote.ts or guides.ts breaks its schema, or remote.ts names an expose that is not there, or leaves one unnamed
 */
export async function remoteConfig(configUrl: string): Promise<Configuration> {
  const packageDir = dirname(fileURLToPath(configUrl));
  const base = baseConfig(packageDir, modulesParts());
  const descriptor = await loadDescriptor(packageDir);
  const exposes = findExposes(packageDir, descriptor);
  const guides = await loadGuides(packageDir, descriptor);
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  // Two versions of a module can be in one page, when a broken one is given up for the one before: nothing of them may
  // share a global name.
  const container = `${descriptor.name}_${BUILD_ID_PLACEHOLDER}`;
  return {
    ...base,
    entry: {},
    module: { ...base.module, rules: [...(base.module?.rules ?? []), kitRule()] },
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    // In order, and not from names: the federation plugin's own module has the path of the repository in its name, and the
    // same sources must make the same build wherever they lie. Nothing is lost, since each version has a folder of its own.
    optimization: { ...base.optimization, moduleIds: 'natural', chunkIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:10].js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([expose, file]) => [
            expose,
            { import: file, name: `expose-${expose.slice(2)}` },
          ]),
        ),
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        // The runtime is the shell's (shell/src/remotes/lent-runtime.ts); a module loads no remotes of its own.
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        shared: Object.fromEntries(
          Object.entries(sharedModules()).map(([request, { range }]) => [
            request,
            { singleton: true, strictVersion: true, import: false, requiredVersion: range },
          ]),
        ),
      }),
      ...(guides ? [new GuidesAsset(guides)] : []),
      new BuildId(descriptor),
      new RemoteJson({ descriptor, packageVersion: version, container, exposes: Object.keys(exposes) }),
      new Precompress(),
    ],
  };
}
