import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Files of libraries in whose place a smaller one does the same work in our browsers, as webpack's `resolve.alias` takes
 * them: from the file that the library's own package.json would give.
 */
export function smallerParts(): Record<string, string> {
  const axios = folderOf('axios');
  const router = folderOf('react-router');
  return {
    // Of its ways to send, browsers take the first, XMLHttpRequest: the one by fetch is 4 kB gzip for nothing.
    [join(axios, 'lib', 'adapters', 'fetch.js')]: join(ROOT, 'tools', 'webpack', 'no-adapter.js'),
    // Its package.json knows only the build with warnings for developers.
    ...Object.fromEntries(
      ['index.mjs', 'dom-export.mjs'].map((file) => [
        join(router, 'dist', 'development', file),
        join(router, 'dist', 'production', file),
      ]),
    ),
  };
}

const require = createRequire(join(ROOT, 'shared', 'package.json'));

function folderOf(library: string): string {
  return dirname(require.resolve(`${library}/package.json`));
}
