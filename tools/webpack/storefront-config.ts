import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { Precompress } from './precompress.ts';

/**
 * The script of the public store's pages: Preact in the place of React, and nothing of the shell or of federation.
 *
 * @param configUrl `import.meta.url` of the package's webpack.config.mjs
 */
export function storefrontConfig(configUrl: string): Configuration[] {
  const packageDir = dirname(fileURLToPath(configUrl));
  const base = baseConfig(packageDir, {});
  return [
    {
      ...base,
      entry: { store: './src/islands/main.ts' },
      output: { ...base.output, publicPath: '/tienda-archivos/' },
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
                  transform: { react: { runtime: 'automatic', importSource: 'preact' } },
                  target: 'es2022',
                },
              },
            },
          },
        ],
      },
      plugins: [new Precompress()],
    },
  ];
}
