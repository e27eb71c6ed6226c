import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Found } from '../../offline/catalogue/product-index.ts';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { readEntry } from './search-entry.ts';
import type { SearchText } from './search-text.ts';
import { productsOf, type Shelf } from './shelf.ts';
import { useEarlySearch } from './use-early-search.ts';
import { useFavourites } from './use-favourites.ts';

/** Products on the screen; more than fit, few enough to draw at once. */
const SHOWN = 48;

const NONE: readonly string[] = [];

export interface ShownProducts extends Found {
  /** What is searched; empty while a shelf is shown. */
  wanted: string;
  /** Of which text of the box these are the products: keys that came since may have made another one of it. */
  shownText: string;
}

/** The products of the text in the box or, with none, of a shelf: from the device, at once. */
export function useFoundProducts(box: SearchText, shelf: Shelf): ShownProducts {
  const catalogue = useCatalogue();
  const version = useCatalogueState((state) => state.version);
  // As pages of the first copy come those of them would push in before each other, below a finger: they stand in front once all do.
  const mostSold = useCatalogueState(({ status, extras }) =>
    status === 'filling' ? NONE : extras.most_sold,
  );
  const front =
    useCatalogueState(({ status, extras }) => (status === 'filling' ? NONE : extras.front)) ?? NONE;
  const [favourites] = useFavourites();
  const searched = useStore(box, (state) => state.searched);
  // Typing goes first: a key that comes while results are being drawn does not wait for them.
  const shownText = useDeferredValue(searched);
  const { products, hasMore } = useMemo(() => {
    void version;
    const { wanted } = readEntry(shownText);
    if (wanted !== '') return catalogue.search(wanted, SHOWN);
    return productsOf(catalogue, shelf, { front, mostSold, favourites, limit: SHOWN });
  }, [catalogue, version, shownText, shelf, front, mostSold, favourites]);
  const { wanted } = readEntry(searched);
  useEarlySearch(catalogue, wanted);
  return { products, hasMore, shownText, wanted };
}
