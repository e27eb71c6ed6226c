import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { Precompress } from './precompress.ts';
import { PublicFiles } from './public-files.ts';
import { laterChunks, sharedScopeRule } from './shared-scope.ts';
import { ShellJson } from './shell-json.ts';
import { ShellPage } from './shell-page.ts';
import { smallerParts } from './smaller-parts.ts';

const EARLY = 'shell-early';
const WORKER = 'shell-worker';

/** The page of the kit, `/kit`, is for development: a build has nothing of it unless it is asked for. */
const hasKit = () => process.env.CUADRA_KIT === '1' || process.env.NODE_ENV === 'development';

/**
 * The shell's build: plain webpack, which lends what is shared from one file and takes modules at runtime only, so that it
 * names none.
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

/** The tiny first script is a build of its own: it stands in the page, and needs no runtime of webpack's. */
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
    module: { ...base.module, rules: [...(base.module?.rules ?? []), sharedScopeRule(packageDir)] },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: libraryChunks() },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'globalThis.__cuadra_kit__': hasKit() }),
      new ShellPage({
        template: join(packageDir, 'src', 'index.html'),
        entry: 'shell',
        names: laterChunks(),
        ...builtBefore,
      }),
      new ShellJson(packageDir),
      new PublicFiles(join(packageDir, 'public')),
      new Precompress(),
    ],
  };
}

const SESSION =
  /[\\/]node_modules[\\/](axios|@tanstack[\\/](react-query|query-core)|decimal\.js-light|lucide-react)[\\/]|[\\/]stand-ins[\\/](no-adapter|unused)\.ts$|[\\/]shared[\\/]src[\\/]client[\\/]/;

const TOASTER =
  /[\\/]node_modules[\\/]react-hot-toast[\\/]|[\\/]shared[\\/]src[\\/]ui[\\/]Toaster\.tsx$|[\\/]app[\\/]toaster\.ts$/;

/** Libraries change less often than our code, and stay in the browser's cache when it does. */
export function libraryChunks() {
  return {
    react: vendorChunk('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 20),
    vendor: vendorChunk('vendor', /[\\/]node_modules[\\/]/, 10),
    // What every session needs at once: in one file, where the sharing would make one of each.
    session: { name: 'session', test: SESSION, priority: 30, chunks: 'async', enforce: true } as const,
    // Lent to modules with the session, and drawn behind the login: in a file of its own, neither has it twice.
    toaster: { name: 'toaster', test: TOASTER, priority: 30, chunks: 'async', enforce: true } as const,
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

function vendorChunk(name: string, test: RegExp, priority: number) {
  return { name, test, priority, chunks: 'initial', enforce: true } as const;
}
