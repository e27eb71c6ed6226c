import type { CDPSession } from '@playwright/test';

/** A request that went over the line. */
export interface Sent {
  /** With its query. */
  path: string;
  /** Milliseconds since the page was asked for. */
  start: number;
  /** On the wire, headers of the answer included; 0 while it has not come whole. */
  bytes: number;
  /** Fetched by the service worker, whose own requests the browser does not slow down. */
  isUnslowed: boolean;
}

/** Follows what a page asks the server for, from before it is opened. What a cache answers is left out. */
export function followTraffic(cdp: CDPSession): { before: (ms: number) => Sent[] } {
  const sent = new Map<string, Sent>();
  let opened: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    opened ??= timestamp;
    const { pathname, search, protocol } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    sent.set(requestId, {
      path: pathname + search,
      start: (timestamp - opened) * 1000,
      bytes: 0,
      isUnslowed: false,
    });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isOfWorker =
      response.fromServiceWorker === true && response.serviceWorkerResponseSource === 'network';
    if (response.fromDiskCache || (response.fromServiceWorker && !isOfWorker)) sent.delete(requestId);
    const request = sent.get(requestId);
    // The page itself comes by navigation preload, which is the browser's own request, and slow.
    if (request) request.isUnslowed = isOfWorker && type !== 'Document';
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return { before: (ms) => [...sent.values()].filter(({ start }) => start <= ms) };
}

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file's body as gzip, whatever the browser took. Its content never changes: asked once. */
export function gzipSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known) return known;
  const asked = fetch(url, { headers: { 'accept-encoding': 'gzip' } }).then(async (response) => {
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  });
  sizes.set(url, asked);
  return asked;
}
