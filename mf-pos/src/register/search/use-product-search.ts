import { errorText } from '@cuadra/shared/client';
import type { Presentation } from '@cuadra/shared/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { looksScanned, mayBeCode } from './decide.ts';
import { findTyped, type Named, readScan } from './find-product.ts';
import { quantityOf, readEntry } from './search-entry.ts';
import type { SearchError } from './search-error.ts';
import { createSearchText, type SearchText } from './search-text.ts';

/** The same for ever but for what is being asked: no key draws anything for it. */
export interface ProductSearch {
  box: SearchText;
  /** Adds what the box names; it is free for the next one at once. */
  enter: () => void;
  /**
   * Adds what a scanner read.
   *
   * @param typed the box with it, where it was typed there: `3*` before it is the quantity
   * @param isForField a field is to have it where it is no product's of this device
   * @returns false where the field is to have it
   */
  scan: (code: string, typed?: string, isForField?: boolean) => boolean;
  /** What the server is being asked for at this moment. */
  looking: readonly string[];
}

export interface SearchListener {
  /** `qty`: undefined where nobody has said how much; `isBag`: a scale's label says it. */
  onFound: (
    product: CatalogueProduct,
    qty: string | undefined,
    isBag: boolean,
    presentation?: Presentation,
  ) => void;
  /** Nothing was added. */
  onError: (error: SearchError) => void;
  /** A name that found nothing stands in the box again, to be mended. */
  onGiveBack: () => void;
}

/** What Enter and a scanner name, found in the catalogue on the device; only a code that it does not have is asked of the server. */
export function useProductSearch(listener: SearchListener): ProductSearch {
  const catalogue = useCatalogue();
  const [box] = useState(createSearchText);
  const [looking, setLooking] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** How many are being asked for that came before the catalogue was there. */
  const early = useRef(0);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });

  const add = useCallback(({ product, qty: weighed, presentation }: Named, typed: string | undefined) => {
    const qty = typed === undefined && weighed === undefined ? undefined : quantityOf(typed, weighed);
    latest.current.onFound(product, qty, weighed !== undefined, presentation);
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
      else latest.current.onError(toSearchError(wanted, catalogue.state.getState().status, failure));
      return named !== undefined;
    },
    [catalogue, add],
  );

  const enter = useCallback(() => {
    const { text, write } = box.getState();
    const { qty: typed, wanted } = readEntry(text);
    if (wanted === '') return;
    // A scanner's row of digits, however slow it came, is one of what it is on.
    const qty = typed ?? (looksScanned(wanted) ? '1' : undefined);
    const find = () => findTyped(catalogue, wanted);
    const named = find();
    write('');
    // A name comes back to be mended; a code is scanned again, and must not stand in the way of the next one.
    const giveBack = () => {
      if (looksScanned(wanted)) return;
      if (box.getState().text === '') write(text);
      latest.current.onGiveBack();
    };
    if (named) addInTurn(named, qty);
    else if (mayBeCode(wanted) || catalogue.state.getState().status !== 'ready') {
      void ask(wanted, qty, find).then((isFound) => isFound || giveBack());
    } else {
      latest.current.onError({ text: `No encontramos «${wanted}». Prueba con otra parte del nombre.` });
      giveBack();
    }
  }, [box, catalogue, addInTurn, ask]);

  const scan = useCallback(
    (code: string, typed = '', isForField = false) => {
      const { qty: said, wanted, find } = readScan(catalogue, typed, code);
      const qty = said ?? (/\d/.test(wanted) ? '1' : undefined);
      box.getState().write('');
      const named = find();
      if (!named && isForField) return false;
      if (named) addInTurn(named, qty);
      else void ask(wanted, qty, find);
      return true;
    },
    [box, catalogue, addInTurn, ask],
  );

  return useMemo(() => ({ box, enter, scan, looking }), [box, enter, scan, looking]);
}

function toSearchError(wanted: string, status: string, failure: unknown): SearchError {
  // While the device has not all of it, only the server could have told.
  if (failure && status !== 'ready') return { text: `No pudimos buscar «${wanted}». ${errorText(failure)}` };
  if (!/\d/.test(wanted)) return { text: `No encontramos «${wanted}». Prueba con otra parte del nombre.` };
  return { text: `No hay ningún producto con el código ${wanted}.`, unknownCode: wanted };
}
