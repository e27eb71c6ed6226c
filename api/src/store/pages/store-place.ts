import type { FastifyRequest } from 'fastify';
import type { StoreHosts } from '../../config/store-hosts.ts';
import { hostOfStore, storeAt } from '../own-host.ts';

/** Where a store's pages are. */
export interface StorePlace {
  /** What the addresses of a page begin with: `/tienda/bodega`, or nothing on the store's own host. */
  base: string;
  /** What those begin with that leave the page: `https://cuadra.example/tienda/bodega`, or the store's own host. */
  root: string;
}

/** Where the store of a request is, if there is one of that name. */
export function placeOf(hosts: StoreHosts, request: FastifyRequest, slug: string): StorePlace {
  const { protocol } = request;
  // Not Fastify's `host`, which takes X-Forwarded-Host: a proxy that passes it on would keep pages with a stranger's links.
  const { host = '' } = request.raw.headers;
  const below = `/tienda/${encodeURIComponent(slug.toLowerCase())}`;
  const own = hostOfStore(hosts, slug.toLowerCase());
  return {
    base: storeAt(hosts, host) === undefined ? below : '',
    root: own === undefined ? `${protocol}://${host}${below}` : `${protocol}://${own}`,
  };
}
