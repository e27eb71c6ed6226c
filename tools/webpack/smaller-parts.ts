import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Files of libraries in whose place a smaller one does the same work in our browsers, as webpack's `resolve.alias` takes
 * them: from the file that the library's own package.json would give.
 */
export function smallerParts(): Record<string, string> {
  const axios = (file: string) => join(folderOf('axios'), 'lib', ...file.split('/'));
  const federation = join(ROOT, 'node_modules', '@module-federation', 'runtime-core', 'dist');
  const router = folderOf('react-router');
  return {
    // Of its ways to send, browsers take the first, XMLHttpRequest: the one by fetch is 4 kB gzip for nothing.
    [axios('adapters/fetch.js')]: standIn('no-adapter.ts'),
    // Bodies are JSON or text, the session is a token's, and requests are given up by a signal.
    [axios('helpers/AxiosURLSearchParams.js')]: standIn('flat-params.ts'),
    [axios('helpers/isURLSameOrigin.js')]: standIn('no-cookie.ts'),
    ...Object.fromEntries(UNUSED_OF_AXIOS.map((file) => [axios(file), standIn('unused.ts')])),
    [join(folderOf('lucide-react'), 'dist', 'esm', 'createLucideIcon.mjs')]: standIn('drawing.ts'),
    [join(folderOf('stylis'), 'src', 'Prefixer.js')]: standIn('no-prefix.ts'),
    // Its `disableSnapshot` turns them off and leaves their code in.
    [join(federation, 'plugins', 'snapshot', 'SnapshotHandler.js')]: standIn('no-snapshots.ts'),
    [join(federation, 'utils', 'preload.js')]: standIn('no-preload.ts'),
    [join(federation, 'plugins', 'generate-preload-assets.js')]: standIn('no-preload.ts'),
    // Its package.json knows only the build with warnings for developers.
    ...Object.fromEntries(
      ['index.mjs', 'dom-export.mjs'].map((file) => [
        join(router, 'dist', 'development', file),
        join(router, 'dist', 'production', file),
      ]),
    ),
  };
}

/** 3 kB gzip of forms, cookies, names of statuses and the cancelling of before signals. */
const UNUSED_OF_AXIOS = [
  'cancel/CancelToken.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/HttpStatusCode.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
];

/** A file that stands in the place of a library's. */
export function standIn(file: string): string {
  return join(ROOT, 'tools', 'webpack', 'stand-ins', file);
}

const require = createRequire(join(ROOT, 'shared', 'package.json'));

function folderOf(library: string): string {
  return dirname(require.resolve(`${library}/package.json`));
}
