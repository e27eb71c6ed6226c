import { useCurrencies, useSession } from '@cuadra/shared/state';
import { useShortcut, VisuallyHidden } from '@cuadra/shared/ui';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CatalogueProduct } from '../offline/catalogue/catalogue-product.ts';
import { type AddError, addTo, checkAddable } from '../sale/lines/cart.ts';
import { STEP, selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabs } from '../tabs/sale-tabs-context.ts';
import { COMPACT } from './layout.ts';
import { SalePanel } from './lines/SalePanel.tsx';
import type { LatestLine } from './lines/use-chosen-line.ts';
import { RateNotice } from './rate/RateNotice.tsx';
import type { SaleRateState } from './rate/use-sale-rate.ts';
import { ProductFinder } from './search/ProductFinder.tsx';
import type { SearchError } from './search/search-error.ts';
import { useProductSearch } from './search/use-product-search.ts';
import { useScanner } from './search/use-scanner.ts';

const Screen = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(344px, 36%, 424px);
  position: relative;
  height: 100%;
  overflow: hidden;
  ${COMPACT} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Left = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const ADD_ERRORS: Readonly<Record<AddError, string>> = {
  'no-price': 'no tiene precio. Ponle uno en Productos para venderlo.',
  'other-currency': 'tiene el precio en una moneda con la que no trabajas. Cámbialo en Productos.',
  'out-of-stock': 'está agotado. Si llegó mercancía, ajusta la existencia en Productos.',
};

/** Putting a sale together: finding products on one side, the sale on the other. */
export const SaleStep = memo(function SaleStep({ rateState }: { rateState: SaleRateState }) {
  const number = useSaleTabs((state) => selectedTab(state.tabs).number);
  const hasLines = useSaleTabs((state) => selectedTab(state.tabs).products.length > 0);
  const editLines = useSaleTabs((state) => state.editLines);
  const edit = useSaleTabs((state) => state.edit);
  const allowNegativeStock =
    useSession((session) => session.state?.configuration?.allow_negative_stock) ?? false;
  const [latest, setLatest] = useState<LatestLine>();
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
  }, []);
  const done = useCallback(() => {
    if (!isTouch()) focusSearch();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [focusSearch]);
  const selectSearch = useCallback(() => box.current?.querySelector('input')?.select(), []);
  // Before a ticket above takes the focus: it then knows where to leave it.
  useLayoutEffect(() => {
    if (!isTouch()) focusSearch();
  }, [focusSearch]);

  const add = useCallback(
    (product: CatalogueProduct, qty = '1', isBag = false) => {
      if (!isTouch()) focusSearch();
      if (!rules || isRateMissing) {
        setError({ text: 'Falta la tasa del día: sin ella no se puede vender.' });
        return;
      }
      const reason = checkAddable(product, rules);
      if (reason) {
        setError({ text: `${product.name} ${ADD_ERRORS[reason]}` });
        return;
      }
      setError(undefined);
      let key = product.id;
      editLines(number, (lines) => {
        const added = addTo(lines, product, qty, isBag);
        key = added.key;
        return added.lines;
      });
      setLatest({ id: key, text: `${product.name}, agregado.` });
    },
    [editLines, number, rules, isRateMissing, focusSearch],
  );

  const search = useProductSearch({ onFound: add, onError: setError, onGiveBack: selectSearch });
  useScanner(focusSearch, search.scan);

  const clearError = useCallback(() => setError(undefined), []);

  const canCharge = rate !== undefined && hasLines;
  const charge = useCallback(() => edit(number, { step: STEP.payment }), [edit, number]);
  useShortcut('F9', charge, { enabled: canCharge });

  return (
    <Screen>
      <VisuallyHidden as="h1">Caja</VisuallyHidden>
      <Left>
        <RateNotice state={rateState} />
        <ProductFinder
          search={search}
          rules={rules}
          rate={rate}
          error={error}
          onType={clearError}
          onAdd={add}
          box={box}
        />
      </Left>
      <SalePanel
        rate={rate}
        latest={latest}
        warnsOfStock={!allowNegativeStock}
        onCharge={canCharge ? charge : undefined}
        onScan={search.scan}
        onDone={done}
      />
      <VisuallyHidden role="status">{latest?.text}</VisuallyHidden>
    </Screen>
  );
});

/** Where a finger points, bringing the focus to a field would bring the keyboard up over the screen. */
function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
