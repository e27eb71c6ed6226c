import type { StoreHosts } from '../config/store-hosts.ts';
import { API_BASE } from '../http/api-base.ts';

/** Where the buyers of a store call; the rest of the API is not on its host. */
const PUBLIC_CALLS = `${API_BASE}/public/stores/`;
/** A file of the pages, by its name alone. */
const FILE = /^\/tienda-archivos\/[\w.-]+\.[a-z]+(?:\?|$)/;

/**
 * The store whose own host a request names. Only `Host` counts, never `X-Forwarded-Host`: proxies pass on what callers say there.
 *
 * @param host the header, with or without a port, in any case
 */
export function storeAt(hosts: StoreHosts, host: string | undefined): string | undefined {
  if (hosts.size === 0 || host === undefined) return undefined;
  return hosts.get(host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, ''));
}

/** The host by which a store is known: of several the first. */
export function hostOfStore(hosts: StoreHosts, slug: string): string | undefined {
  for (const [host, known] of hosts) if (known === slug) return host;
  return undefined;
}

/**
 * Which of our addresses a request means. On a store's own host all of them are the store's pages, which say what they do not
 * have, but the files and the calls of these pages.
 */
export function addressOf(
  hosts: StoreHosts,
  { url = '/', headers }: { url?: string | undefined; headers: { host?: string | undefined } },
): string {
  const slug = storeAt(hosts, headers.host);
  if (slug === undefined) return url;
  const calls = PUBLIC_CALLS + slug;
  const isOwnCall = url.startsWith(calls) && /^(?:[/?]|$)/.test(url.slice(calls.length));
  if (isOwnCall || FILE.test(url)) return url;
  return `/tienda/${slug}${url.startsWith('/') ? '' : '/'}${url}`;
}
