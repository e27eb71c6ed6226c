import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import type { Found } from '../../offline/catalogue/product-index.ts';

/** What is shown before anybody has typed; anything else is the id of a category. */
export type Shelf = 'popular' | 'favourites' | 'all' | (string & Record<never, never>);

export interface ShelfWish {
  /** Ids of what the company puts in front of what sells most, in its order. */
  front: readonly string[];
  /** Ids, best first. */
  mostSold: readonly string[];
  /** Ids of those of this device. */
  favourites: readonly string[];
  limit: number;
}

/**
 * The products of a shelf; the most sold come after what the company puts in front of them, and are followed by the others, so
 * that a new shop has something to press too.
 */
export function productsOf(
  catalogue: Pick<Catalogue, 'list' | 'some'>,
  shelf: Shelf,
  { front, mostSold, favourites, limit }: ShelfWish,
): Found {
  if (shelf === 'all') return catalogue.list(limit);
  const isFavourite = shelf === 'favourites';
  if (shelf !== 'popular' && !isFavourite) return catalogue.list(limit, shelf);
  // What this counter reaches for comes before what every counter has; of what somebody chose none is left out.
  const popular = () => [...new Set([...front, ...mostSold])].slice(0, Math.max(limit, front.length));
  const first = catalogue.some(isFavourite ? favourites : popular());
  const most = Math.max(limit, first.length);
  const ids = new Set(first.map(({ id }) => id));
  const all = catalogue.list(most, undefined, isFavourite);
  const products = [...first, ...all.products.filter(({ id }) => !ids.has(id))];
  return { products: products.slice(0, most), hasMore: all.hasMore || products.length > most };
}
