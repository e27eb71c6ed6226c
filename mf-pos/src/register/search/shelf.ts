import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import type { Found } from '../../offline/catalogue/product-index.ts';

/** What is shown before anybody has typed; anything else is the id of a category. */
export type Shelf = 'popular' | 'favourites' | 'all' | (string & Record<never, never>);

export interface ShelfWish {
  /** Ids, best first. */
  mostSold: readonly string[];
  favourites: readonly string[];
  limit: number;
}

/** The products of a shelf; the most sold are followed by the others, so that a new shop has something to press too. */
export function productsOf(
  catalogue: Pick<Catalogue, 'list' | 'some'>,
  shelf: Shelf,
  { mostSold, favourites, limit }: ShelfWish,
): Found {
  if (shelf === 'favourites') return { products: catalogue.some(favourites), hasMore: false };
  if (shelf === 'all') return catalogue.list(limit);
  if (shelf !== 'popular') return catalogue.list(limit, shelf);
  const popular = catalogue.some(mostSold.slice(0, limit));
  const ids = new Set(popular.map(({ id }) => id));
  const all = catalogue.list(limit);
  const others = all.products.filter(({ id }) => !ids.has(id));
  const products = [...popular, ...others];
  return { products: products.slice(0, limit), hasMore: all.hasMore || products.length > limit };
}
