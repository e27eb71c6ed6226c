import { type ApiOutput, api, errorText, useCall } from '@cuadra/shared/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chosenByEnter, looksScanned, mayBeCode, ranked } from './decide.ts';
import { useDebounced } from './use-debounced.ts';

export type FoundProduct = ApiOutput<'GET /products'>['items'][number];

/** Milliseconds of standing still before a search goes out: a scanner's keys follow each other faster. */
const TYPING_PAUSE = 120;
/** Products on the screen; more than fit, few enough to draw at once. */
const SHOWN = 60;
/** Products that Enter looks through for an exact code: the API's largest page. */
const LOOKED_THROUGH = 200;

export interface ProductSearch {
  text: string;
  type: (text: string) => void;
  products: readonly FoundProduct[];
  /** Nothing was ever found yet: draw the shape of what is coming. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** There are more than are shown. */
  hasMore: boolean;
  /** The products shown are those of the text as it stands. */
  isCurrent: boolean;
  /** Adds what the text names, after looking it up if need be; the box is free for the next one at once. */
  enter: () => void;
  /** Adds what a text names that came from elsewhere: a code scanned into another field. */
  look: (text: string) => void;
  /** What Enter is looking up at this moment. */
  looking: readonly string[];
}

/**
 * The search of Caja. While one types, results follow, the ones before staying until new ones are there. Enter takes the
 * text as it stands: a scanner ends with it long before any result could have come, so it is looked up by itself, and
 * what several quick scans find is added in the order in which they were scanned.
 *
 * @param onFound gets what Enter found
 * @param onTrouble gets a sentence when Enter added nothing
 * @param onGiveBack a name that found nothing stands in the box again, to be mended
 */
export function useProductSearch(
  onFound: (product: FoundProduct) => void,
  onTrouble: (text: string) => void,
  onGiveBack: () => void,
): ProductSearch {
  const [text, setText] = useState('');
  const [looking, setLooking] = useState<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const typed = text.trim();
  const searched = useDebounced(typed, TYPING_PAUSE);
  const query = { limit: SHOWN, ...(searched && { search: searched }) };
  const results = useCall('GET /products', { query }, { placeholderData: (before) => before });
  const isCurrent = searched === typed && results.isSuccess && !results.isPlaceholderData;
  const latest = useRef({ onFound, onTrouble, onGiveBack });
  useEffect(() => {
    latest.current = { onFound, onTrouble, onGiveBack };
  });

  const look = useCallback((wanted: string, known?: readonly FoundProduct[]) => {
    setLooking((all) => [...all, wanted]);
    const products = known ? Promise.resolve(known) : lookUp(wanted);
    // A failure before its turn is read then; until then it must not count as unhandled.
    products.catch(() => undefined);
    // A name comes back to be mended; a code is scanned again, and must not stand in the way of the next one.
    const giveBack = () => {
      if (looksScanned(wanted)) return;
      setText((now) => now || wanted);
      latest.current.onGiveBack();
    };
    queue.current = queue.current
      .then(async () => {
        const product = chosenByEnter(await products, wanted);
        if (product) latest.current.onFound(product);
        else {
          latest.current.onTrouble(notFoundText(wanted));
          giveBack();
        }
      })
      .catch((error: unknown) => {
        latest.current.onTrouble(`No pudimos buscar «${wanted}». ${errorText(error)}`);
        giveBack();
      })
      .finally(() => setLooking((all) => all.filter((_, index) => index !== all.indexOf(wanted))));
  }, []);

  const enter = useCallback(() => {
    if (typed === '') return;
    // What is marked is what is added, unless a code may name a product that is not among those shown.
    const isEnough = isCurrent && (results.data?.next === null || !mayBeCode(typed));
    look(typed, isEnough ? results.data?.items : undefined);
    setText('');
  }, [typed, isCurrent, results.data, look]);
  const products = useMemo(() => ranked(results.data?.items ?? [], searched), [results.data, searched]);

  return {
    text,
    type: setText,
    products,
    isLoading: results.isPending,
    error: results.data ? null : results.error,
    retry: () => void results.refetch(),
    hasMore: results.data?.next != null,
    isCurrent,
    enter,
    look,
    looking,
  };
}

function notFoundText(wanted: string): string {
  return looksScanned(wanted)
    ? `No hay ningún producto con el código ${wanted}.`
    : `No encontramos «${wanted}». Prueba con otra parte del nombre.`;
}

async function lookUp(search: string): Promise<FoundProduct[]> {
  const { items } = await api('GET /products', { query: { search, limit: LOOKED_THROUGH } });
  return items;
}
