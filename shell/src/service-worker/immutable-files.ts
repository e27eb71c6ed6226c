import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** How a page asks past all caches, after a file turned out not to be the one that was published. */
const PAST_CACHES: readonly RequestCache[] = ['reload', 'no-store', 'no-cache'];

/**
 * Files that never change: from the cache, and from the server when they are not there. Whether a script is the one that
 * was published is for the page to check, which has its hash; so the page can also ask past the cache, by `cache: 'reload'`
 * or by a query (`?try=2`), and what comes then takes the bad copy's place.
 */
export class ImmutableFiles extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const key = url.origin + url.pathname;
    const isRetry = url.search !== '' || PAST_CACHES.includes(request.cache);
    const cached = isRetry ? undefined : await handler.cacheMatch(key);
    if (cached) return cached;
    const response = await handler.fetch(request);
    if (response.status === 200) {
      const put = handler.waitUntil(handler.cachePut(key, response.clone())).catch(() => undefined);
      // The page asks again right away, and must not get the bad copy once more.
      if (isRetry) await put;
    }
    return response;
  }
}
