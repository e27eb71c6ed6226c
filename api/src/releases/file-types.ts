/** What a build writes for browsers, and its content type. Anything else that lies in its folder is published to nobody. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** A path inside a release, as it stands in an address. */
const PATH = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.(\w+)$/;

/** What the federation plugin notes of a build for its own tools. */
const BUILD_STATS = 'mf-stats.json';

/** The content type of a published file; undefined for what is not published. */
export function publishedType(path: string): string | undefined {
  const ending = PATH.exec(path)?.[1];
  if (ending === undefined || path === BUILD_STATS || !Object.hasOwn(TYPES, ending)) return undefined;
  return TYPES[ending];
}
