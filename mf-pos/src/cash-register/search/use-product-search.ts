import { errorText } from '@cuadra/shared/client';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FoundProduct } from '../../catalogue/catalogue.ts';
import { useCatalogue, useCatalogueState } from '../../catalogue/use-catalogue.ts';
import { looksScanned, mayBeCode } from './decide.ts';
import { quantityOf, readEntry } from './entry.ts';
import { findTyped, type Named, readScan } from './find-product.ts';
import { productsOf, type Shelf } from './shelf.ts';
import type { Trouble } from './trouble.ts';
import { useFavourites } from './use-favourites.ts';
import { useSearchText } from './use-search-text.ts';

export type { FoundProduct };

/** Products on the screen; more than fit, few enough to draw at once. */
export const SHOWN = 48;

export interface ProductSearch {
  text: string;
  type: (text: string) => void;
  products: readonly FoundProduct[];
  /** There are more than are shown. */
  hasMore: boolean;
  /** The products shown are those of the text as it stands. */
  isCurrent: boolean;
  /** What `3*` says before what is searched; what is pressed is added so many times. */
  qty: string | undefined;
  shelf: Shelf;
  choose: (shelf: Shelf) => void;
  /** Adds what the text names; the box is free for the next one at once. */
  enter: () => void;
  /** Adds what a scanner read; `typed` is the box with it, where it was typed there: `3*` before it is the quantity. */
  scan: (code: string, typed?: string) => void;
  /** What the server is being asked for at this moment. */
  looking: readonly string[];
}

export interface SearchListener {
  onFound: (product: FoundProduct, qty: string) => void;
  /** Nothing was added. */
  onTrouble: (trouble: Trouble) => void;
  /** A name that found nothing stands in the box again, to be mended. */
  onGiveBack: () => void;
}

/** The search of Caja: in the catalogue on the device, at once; only a code that it does not have is asked of the server. */
export function useProductSearch(listener: SearchListener): ProductSearch {
  const catalogue = useCatalogue();
  const version = useCatalogueState((state) => state.version);
  const mostSold = useCatalogueState((state) => state.extras.most_sold);
  const [favourites] = useFavourites();
  const [text, searched, setText] = useSearchText();
  const [shelf, setShelf] = useState<Shelf>('popular');
  const [looking, setLooking] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** How many are being asked for that came before the catalogue was there. */
  const early = useRef(0);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });

  // Typing goes first: a key that comes while results are being drawn does not wait for them.
  const shownText = useDeferredValue(searched);
  const { products, hasMore } = useMemo(() => {
    void version;
    const { wanted } = readEntry(shownText);
    if (wanted !== '') return catalogue.search(wanted, SHOWN);
    return productsOf(catalogue, shelf, { mostSold, favourites, limit: SHOWN });
  }, [catalogue, version, shownText, shelf, mostSold, favourites]);

  const add = useCallback(({ product, qty: weighed }: Named, typed: string | undefined) => {
    latest.current.onFound(product, quantityOf(typed, weighed));
  }, []);

  // What was scanned while the catalogue was still on its way is added in its order; after that nothing waits.
  const addInTurn = useCallback(
    (named: Named, qty: string | undefined) => {
      if (early.current === 0) add(named, qty);
      else queue.current = queue.current.then(() => add(named, qty));
    },
    [add],
  );

  const ask = useCallback(
    async (wanted: string, qty: string | undefined, find: () => Named | undefined) => {
      const isEarly = catalogue.state.getState().status !== 'ready';
      if (isEarly) early.current += 1;
      setLooking((all) => [...all, wanted]);
      const answer = catalogue.lookUp(wanted).then(
        () => ({ named: find(), failure: undefined }),
        (failure: unknown) => ({ named: find(), failure }),
      );
      const turn = queue.current.then(() => answer);
      queue.current = turn;
      const { named, failure } = await turn;
      if (isEarly) early.current -= 1;
      setLooking((all) => all.filter((_, index) => index !== all.indexOf(wanted)));
      if (named) add(named, qty);
      else latest.current.onTrouble(troubleOf(wanted, catalogue.state.getState().status, failure));
      return named !== undefined;
    },
    [catalogue, add],
  );

  const enter = useCallback(() => {
    const { qty, wanted } = readEntry(text);
    if (wanted === '') return;
    const find = () => findTyped(catalogue, wanted);
    const named = find();
    setText('');
    // A name comes back to be mended; a code is scanned again, and must not stand in the way of the next one.
    const giveBack = () => {
      if (looksScanned(wanted)) return;
      setText((now) => now || text);
      latest.current.onGiveBack();
    };
    if (named) addInTurn(named, qty);
    else if (mayBeCode(wanted) || catalogue.state.getState().status !== 'ready') {
      void ask(wanted, qty, find).then((isFound) => isFound || giveBack());
    } else {
      latest.current.onTrouble({ text: `No encontramos «${wanted}». Prueba con otra parte del nombre.` });
      giveBack();
    }
  }, [text, catalogue, addInTurn, ask, setText]);

  const scan = useCallback(
    (code: string, typed = '') => {
      const { qty, wanted, find } = readScan(catalogue, typed, code);
      setText('');
      const named = find();
      if (named) addInTurn(named, qty);
      else void ask(wanted, qty, find);
    },
    [catalogue, addInTurn, ask, setText],
  );

  const choose = useCallback(
    (next: Shelf) => {
      setText('');
      setShelf(next);
    },
    [setText],
  );

  return {
    text,
    type: setText,
    products,
    hasMore,
    isCurrent: shownText === text,
    qty: readEntry(text).qty,
    shelf,
    choose,
    enter,
    scan,
    looking,
  };
}

function troubleOf(wanted: string, status: string, failure: unknown): Trouble {
  // While the device has not all of it, only the server could have told.
  if (failure && status !== 'ready') return { text: `No pudimos buscar «${wanted}». ${errorText(failure)}` };
  if (!/\d/.test(wanted)) return { text: `No encontramos «${wanted}». Prueba con otra parte del nombre.` };
  return { text: `No hay ningún producto con el código ${wanted}.`, unknownCode: wanted };
}
