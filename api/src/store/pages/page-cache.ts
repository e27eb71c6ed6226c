import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CachedPage {
  html: string;
  etag: string;
}

/** Milliseconds that a page is given out again: a thousand visitors a minute are one drawing in three seconds. */
const TTL_MS = 3_000;
/** Pages of all stores; each is some 60 kB. */
const MOST = 200;

/** Pages that all buyers see alike, for a moment. Who asks while one is drawn waits for that one. */
export class PageCache {
  readonly #pages = new LRUCache<string, Promise<CachedPage>>({ max: MOST, ttl: TTL_MS });

  /** @param key has all that the page depends on: host, store, path and query */
  find(key: string, draw: () => Promise<string>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const page = draw().then((html) => ({ html, etag: etagOf(html) }));
    this.#pages.set(key, page);
    // What failed is tried again by the next one.
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}

/** Weak, because it goes out compressed or not. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
