import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack';
import { baseConfig } from './base-config.ts';
import { FirstPaintCheck } from './first-paint-check.ts';
import { kitRule } from './kit-rule.ts';
import { Precompress } from './precompress.ts';
import { PublicFiles } from './public-files.ts';
import { shareKeyOf } from './share-graph.ts';
import { FACADES, KIT_FRAME, type Stage, sharedModules } from './shared-modules.ts';
import { ShellPage } from './shell-page.ts';
import { smallerParts } from './smaller-parts.ts';

const EARLY = 'shell-early';
const WORKER = 'shell-worker';

/** The page of the kit, `/kit`, is for development: a build has nothing of it unless it is asked for. */
const hasKit = () => process.env.CUADRA_KIT === '1' || process.env.NODE_ENV === 'development';

/**
 * The shell's build: it provides every shared module and consumes remotes at runtime only, so that it names none.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.mjs
 */
export function shellConfig(configUrl: string): Configuration[] {
  const packageDir = dirname(fileURLToPath(configUrl));
  const earlyDir = join(packageDir, '.build', 'early');
  const workerDir = join(packageDir, '.build', 'worker');
  return [
    earlyConfig(packageDir, earlyDir),
    workerConfig(packageDir, workerDir),
    mainConfig(packageDir, { earlyDir, workerDir }),
  ];
}

/** The tiny first script is a build of its own: module federation puts its runtime into every entry of a build. */
function earlyConfig(packageDir: string, earlyDir: string): Configuration {
  const base = baseConfig(packageDir, smallerParts());
  return {
    ...base,
    name: EARLY,
    entry: { early: './src/early/early.ts' },
    output: { ...base.output, path: earlyDir },
    plugins: [],
  };
}

/** The service worker runs apart from the page, and shares nothing with it. */
function workerConfig(packageDir: string, workerDir: string): Configuration {
  const base = baseConfig(packageDir, smallerParts());
  return {
    ...base,
    name: WORKER,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/service-worker/service-worker.ts' },
    output: { ...base.output, path: workerDir, filename: '[name].js' },
    plugins: [],
  };
}

function mainConfig(packageDir: string, builtBefore: { earlyDir: string; workerDir: string }): Configuration {
  const base = baseConfig(packageDir, smallerParts());
  return {
    ...base,
    dependencies: [EARLY, WORKER],
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: '/', uniqueName: 'cuadra_shell' },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), kitRule()] },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: libraryChunks() },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'globalThis.__cuadra_kit__': hasKit() }),
      new ModuleFederationPlugin({
        name: 'cuadra_shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        shared: Object.fromEntries(
          Object.entries(sharedModules()).map(([request, { version, stage }]) => [
            request,
            {
              singleton: true,
              eager: stage === 'first',
              version,
              // It takes what it provides itself. Held against a range, that cost a slow phone 200 ms before the first paint.
              requiredVersion: false,
              ...(request in FACADES ? { import: join(packageDir, FACADES[request] ?? '') } : {}),
            },
          ]),
        ),
      }),
      new ShellPage({
        template: join(packageDir, 'src', 'index.html'),
        entry: 'shell',
        startArea: 'bootstrap',
        ahead: requestsOf('later'),
        ...builtBefore,
      }),
      new FirstPaintCheck({ bootstrap: [], login: [], 'signed-in': requestsOf('session') }),
      new PublicFiles(join(packageDir, 'public')),
      new Precompress(),
    ],
  };
}

/** The named parts that are drawn without a session. */
const OUTSIDE = ['bootstrap', 'login', 'register'];

/** The modules of the shared scope of one stage. */
function requestsOf(wanted: Stage): string[] {
  return Object.entries(sharedModules()).flatMap(([request, { stage }]) => (stage === wanted ? request : []));
}

const SESSION =
  /[\\/]node_modules[\\/](axios|@tanstack[\\/](react-query|query-core)|decimal\.js-light|lucide-react)[\\/]|[\\/]stand-ins[\\/](no-adapter|unused)\.ts$|[\\/]provided[\\/]react-query\.ts$|[\\/]shared[\\/]src[\\/]client[\\/]/;

/** Libraries change less often than our code, and stay in the browser's cache when it does. */
export function libraryChunks() {
  return {
    react: vendorChunk('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 20),
    vendor: vendorChunk('vendor', /[\\/]node_modules[\\/]/, 10),
    // What every session needs at once: in one file, where the sharing would make one of each.
    session: { name: 'session', test: SESSION, priority: 30, chunks: 'async', enforce: true } as const,
    // And what its frame is drawn with: else the rest of the kit would have it once more.
    frame: { name: 'frame', test: isOfFrame, priority: 25, chunks: isAfterLogin, enforce: true } as const,
    // Its plugin and its locale come with it: each is a module of the shared scope.
    dayjs: {
      name: 'dayjs-es',
      test: /[\\/]node_modules[\\/]dayjs[\\/]/,
      priority: 15,
      chunks: 'async',
      enforce: true,
    } as const,
  };
}

/** The login has its own of the little that both need: it waits for nothing of a session's. */
const isAfterLogin = ({ name }: Chunk) => name !== 'shell' && !OUTSIDE.includes(name ?? '');

function isOfFrame(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
    [...chunk.groupsIterable].some(({ origins }) =>
      origins.some(
        ({ module: from }) => from?.type === 'consume-shared-module' && shareKeyOf(from) === KIT_FRAME,
      ),
    ),
  );
}

function vendorChunk(name: string, test: RegExp, priority: number) {
  return { name, test, priority, chunks: 'initial', enforce: true } as const;
}
