import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ImmutableFiles } from './immutable-files.ts';
import { openPage } from './open-page.ts';
import type { ShellFiles } from './shell-files.ts';

declare const self: ServiceWorkerGlobalScope & { __cuadra_shell__: ShellFiles };

/** A name with a content hash: what it holds never changes. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const DAY = 24 * 60 * 60;

const { build, files } = self.__cuadra_shell__;

// The page may run another build than this worker, and asks. It also says when a worker that waits may take over: never by
// itself, since a sale may be open.
self.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'BUILD') event.ports[0]?.postMessage(build);
});
clientsClaim();
enableNavigationPreload();

precache(files);

// The page comes from the server as long as there is one, so that nobody stays on an old version.
registerRoute(
  new NavigationRoute(openPage, { denylist: [/^\/(api|remotes)\//, /^\/metrics$/, /\.[a-z0-9]+$/i] }),
);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

// Files of modules, and of a build of the shell that is newer than this worker. Nothing else is ever cached: the registry and
// all answers of the API come from the server or not at all.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/remotes/') || HASHED.test(url.pathname)),
  new ImmutableFiles({
    cacheName: 'cuadra-files',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);
