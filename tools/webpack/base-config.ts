import { basename, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { FacadeCheck } from './facade-check.ts';
import { IntegrityChunks } from './integrity-chunks.ts';
import { WEBPACK_DIR, webDir } from './paths.ts';

/** Milliseconds that one try at a script may take (docs/federation.md#loading-and-failing). */
export const LOAD_TIMEOUT_MS = 8000;

const PLAIN_ROUTER = join(WEBPACK_DIR, 'plain-router.js');
const PLAIN_ICONS = join(WEBPACK_DIR, 'plain-icons.js');

/**
 * What shell and remotes have in common: TypeScript through swc, sources through the `source` condition, hashed names,
 * nothing that needs eval (the CSP forbids it), and chunks that carry the integrity of the registry.
 *
 * @param packageDir absolute path of the package that is built
 * @param alias files of libraries in whose place others stand
 */
export function baseConfig(packageDir: string, alias: Record<string, string>): Configuration {
  return {
    name: basename(packageDir),
    context: packageDir,
    mode: 'production',
    target: ['web', 'es2022'],
    // No maps and no absolute paths: what is published says nothing of the machine that built it.
    devtool: false,
    output: {
      path: webDir(packageDir),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'sha256',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: LOAD_TIMEOUT_MS,
      // A module that threw while it ran is run again on a retry, instead of answering half of its exports.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['source', '...'],
      alias,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
        },
        { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, use: PLAIN_ICONS },
        { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, use: PLAIN_ROUTER },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        // As small as terser makes it, in a tenth of the time. It has threads of its own, which need no processes to be loaded.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 } },
          parallel: false,
        }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    // The federation plugin warns that a manifest without a public path is found by the address it is read from: so be it.
    infrastructureLogging: { level: 'error' },
    plugins: [new IntegrityChunks(), new FacadeCheck()],
  };
}
