/** Where buyers find a store: `https://cuadra.example.com/tienda/bodega-la-esquina`. */
export function storeAddress(slug: string, origin = window.location.origin): string {
  return `${origin}/tienda/${slug}`;
}
