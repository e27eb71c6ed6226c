import type { Presentation } from '@cuadra/shared/domain';
import { soundRefused, useScanner } from '@cuadra/shared/scan';
import { useCurrencies, useSession } from '@cuadra/shared/state';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { CatalogueProduct } from '../offline/catalogue/catalogue-product.ts';
import { type AddError, addTo, checkAddable, type SellingRules } from '../sale/lines/cart.ts';
import { lineKey } from '../sale/lines/line.ts';
import { type SaleTab, selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabsStore } from '../tabs/sale-tabs-context.ts';
import type { LatestLine } from './lines/use-chosen-line.ts';
import type { SaleRateState } from './rate/use-sale-rate.ts';
import type { SearchError } from './search/search-error.ts';
import { type ProductSearch, useProductSearch } from './search/use-product-search.ts';
import { sayOfStep } from './step-toasts.ts';
import { isTouch } from './touch.ts';

const ADD_ERRORS: Readonly<Record<AddError, string>> = {
  'no-price': 'no tiene precio. Ponle uno en Productos para venderlo.',
  'other-currency': 'tiene el precio en una moneda con la que no trabajas. Cámbialo en Productos.',
  'out-of-stock': 'está agotado. Si llegó mercancía, ajusta la existencia en Productos.',
};
const NO_RATE = 'Falta la tasa del día: sin ella no se puede vender.';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Adding to the sale in front of the cashier, by search, press and scanner, whatever stands over it. */
export interface Selling {
  search: ProductSearch;
  rules: SellingRules | undefined;
  /** Why the last product was not added, for the search to tell. */
  error: SearchError | undefined;
  latest: LatestLine | undefined;
  /** The line that the cashier is being led to. */
  attention: LatestLine | undefined;
  /** Leads to a line and tells its text; without one, there she is. */
  lead: (line?: LatestLine) => void;
  /** @param isBag a scale's label says how much */
  add: (product: CatalogueProduct, qty?: string, isBag?: boolean, presentation?: Presentation) => void;
  /** What is weighed, and of which nobody has said how much yet. */
  weighing: CatalogueProduct | undefined;
  /** It weighs so much; undefined: it is not sold. */
  weigh: (product: CatalogueProduct, qty?: string) => void;
  clearError: () => void;
  /** Holds the search box while there is one. */
  box: RefObject<HTMLDivElement | null>;
  focusSearch: () => boolean;
}

/** @param rateState the rate of the sale in front of the cashier */
export function useSelling(rateState: SaleRateState): Selling {
  const store = useSaleTabsStore();
  const allowNegativeStock =
    useSession((session) => session.state?.configuration?.allow_negative_stock) ?? false;
  const [latest, setLatest] = useState<LatestLine>();
  const [toWeigh, setToWeigh] = useState<readonly CatalogueProduct[]>([]);
  const [attention, setAttention] = useState<LatestLine>();
  const [error, setError] = useState<SearchError>();
  const box = useRef<HTMLDivElement>(null);
  const rate = rateState.status === 'ready' ? rateState.rate : undefined;
  // Known before the rate: what is scanned while that is on its way must not be lost.
  const { main, alternative } = { ...useCurrencies(), ...rate };
  const isRateMissing = rateState.status === 'missing';
  const rules = useMemo(
    () => (main && alternative ? { pair: { main, alternative }, allowNegativeStock } : undefined),
    [main, alternative, allowNegativeStock],
  );

  const focusSearch = useCallback(() => {
    const input = box.current?.querySelector('input');
    // Where it is already the browser would lay the whole screen out to find that out.
    if (input !== document.activeElement) input?.focus();
    return input != null;
  }, []);

  const fail = useCallback((why: SearchError) => {
    const isAtSearch = box.current !== null && countDialogs() === 0;
    if (isAtSearch) setError(why);
    else sayOfStep('error', why.text);
    if (!isAtSearch || why.unknownCode !== undefined) soundRefused();
  }, []);

  const put = useCallback(
    (
      product: CatalogueProduct,
      qty: string | undefined,
      isBag: boolean,
      presentation: Presentation | undefined,
      isAtSearch: boolean,
    ) => {
      const tab = selectedTab(store.getState().tabs);
      if (isAtSearch && !isTouch()) focusSearch();
      if (isRefused(tab)) return tell(({ refusalText }) => fail({ text: refusalText(tab, product.name) }));
      if (!rules || isRateMissing) return fail({ text: NO_RATE });
      const reason = checkAddable(product, rules, presentation);
      if (reason) return fail({ text: `${product.name} ${ADD_ERRORS[reason]}` });
      setError(undefined);
      if (qty === undefined && product.unit && !presentation)
        return setToWeigh((others) => [...others, product]);
      const { next, editLines } = store.getState();
      if (tab.ticket) next(tab.number);
      let key = product.id;
      editLines(tab.number, (lines) => {
        const added = addTo(lines, product, qty, isBag, presentation);
        key = added.key;
        return added.lines;
      });
      setLatest({ id: key, text: `${product.name}, agregado.` });
      if (isAtSearch) return;
      const { products } = selectedTab(store.getState().tabs);
      const line = products.find((one) => lineKey(one) === key);
      if (line) tell(({ addedText }) => sayOfStep('success', addedText(line, tab.ticket)));
    },
    [store, rules, isRateMissing, focusSearch, fail],
  );

  const add = useCallback<Selling['add']>(
    (product, qty, isBag = false, presentation) => {
      // The label is the answer.
      if (isBag) setToWeigh((others) => others.filter(({ id }) => id !== product.id));
      put(product, qty, isBag, presentation, box.current !== null && countDialogs() === 0);
    },
    [put],
  );
  const weigh = useCallback<Selling['weigh']>(
    (product, qty) => {
      setToWeigh(([, ...others]) => others);
      // The dialog goes with it.
      if (qty !== undefined) put(product, qty, true, undefined, box.current !== null);
    },
    [put],
  );

  const selectSearch = useCallback(() => box.current?.querySelector('input')?.select(), []);
  const search = useProductSearch({ onFound: add, onError: fail, onGiveBack: selectSearch });
  useScanner({ focusSearch, onScan: search.scan });

  const lead = useCallback((line?: LatestLine) => {
    setAttention(line);
    if (line) setLatest(line);
  }, []);
  const clearError = useCallback(() => setError(undefined), []);
  const [weighing] = toWeigh;
  return useMemo(
    () => ({
      ...{ search, rules, error, latest, attention, lead, add, weighing, weigh },
      ...{ clearError, box, focusSearch },
    }),
    [search, rules, error, latest, attention, lead, add, weighing, weigh, clearError, focusSearch],
  );
}

function countDialogs(): number {
  return document.querySelectorAll(DIALOG).length;
}

/** Nothing is added to a sale on its way, nor from below a window over the ticket: what is set up there would be gone with it. */
function isRefused({ charge, ticket }: SaleTab): boolean {
  return charge !== null || (ticket !== null && countDialogs() > 1);
}

/** Says it in the words that come with the scanner: without it nothing is added from anywhere but the search. */
function tell(say: (words: typeof import('./scan-words.ts')) => void): void {
  import(/* webpackChunkName: "scanner" */ './scan-words.ts').then(say, () => undefined);
}
