import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import type { Found } from '../../offline/catalogue/product-index.ts';

/** What is shown before anybody has typed; anything else is the id of a category. */
export type Shelf = 'popular' | 'favourites' | 'all' | (string & Record<never, never>);

export interface ShelfWish {
  /** Ids, best first. */
  mostSold: readonly string[];
  /** Ids of those of this device. */
  favourites: readonly string[];
  limit: number;
}

/** The products of a shelf; the most sold are followed by the others, so that a new shop has something to press too. */
export function productsOf(
  catalogue: Pick<Catalogue, 'list' | 'some'>,
  shelf: Shelf,
  { mostSold, favourites, limit }: ShelfWish,
): Found {
  if (shelf === 'all') return catalogue.list(limit);
  const isFavourite = shelf === 'favourites';
  if (shelf !== 'popular' && !isFavourite) return catalogue.list(limit, shelf);
  // What this counter reaches for comes before what every counter has; of its own none is left out.
  const first = catalogue.some(isFavourite ? favourites : mostSold.slice(0, limit));
  const most = Math.max(limit, first.length);
  const ids = new Set(first.map(({ id }) => id));
  const all = catalogue.list(most, undefined, isFavourite);
  const products = [...first, ...all.products.filter(({ id }) => !ids.has(id))];
  return { products: products.slice(0, most), hasMore: all.hasMore || products.length > most };
}
