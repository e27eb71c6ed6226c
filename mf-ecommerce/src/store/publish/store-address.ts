import type { StoreSettings } from '@cuadra/shared/contract';

/** Where buyers find a store: `https://cuadra.example.com/tienda/bodega-la-esquina`, or on its own host, if it has one. */
export function storeAddress({ slug, host }: Pick<StoreSettings, 'slug' | 'host'>): string {
  const { protocol, origin } = window.location;
  return host === null ? `${origin}/tienda/${slug}` : `${protocol}//${host}`;
}
