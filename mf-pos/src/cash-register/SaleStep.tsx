import { useShortcut, VisuallyHidden } from '@cuadra/shared/frame';
import { useCurrencies, useSession } from '@cuadra/shared/state';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { COMPACT } from './layout.ts';
import { type AddRefusal, addProduct, refusalToAdd } from './lines/cart.ts';
import { SalePanel } from './lines/SalePanel.tsx';
import type { LatestLine } from './lines/use-chosen-line.ts';
import { RateNotice } from './rate/RateNotice.tsx';
import type { SaleRateState } from './rate/use-sale-rate.ts';
import { ProductFinder } from './search/ProductFinder.tsx';
import type { Trouble } from './search/trouble.ts';
import { type FoundProduct, useProductSearch } from './search/use-product-search.ts';
import { useScanner } from './search/use-scanner.ts';
import { STEP, selectedTab } from './tabs/tab.ts';
import { useTill } from './till.ts';

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

const REFUSALS: Readonly<Record<AddRefusal, string>> = {
  'no-price': 'no tiene precio. Ponle uno en Productos para venderlo.',
  'other-currency': 'tiene el precio en una moneda con la que no trabajas. Cámbialo en Productos.',
  'out-of-stock': 'está agotado. Si llegó mercancía, ajusta la existencia en Productos.',
};

/** Putting a sale together: finding products on one side, the sale on the other. */
export const SaleStep = memo(function SaleStep({ rateState }: { rateState: SaleRateState }) {
  const number = useTill((till) => selectedTab(till.tabs).number);
  const hasLines = useTill((till) => selectedTab(till.tabs).products.length > 0);
  const editLines = useTill((till) => till.editLines);
  const edit = useTill((till) => till.edit);
  const allowNegativeStock =
    useSession((session) => session.state?.configuration?.allow_negative_stock) ?? false;
  const [latest, setLatest] = useState<LatestLine>();
  const [trouble, setTrouble] = useState<Trouble>();
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
    (product: FoundProduct, qty = '1') => {
      if (!isTouch()) focusSearch();
      if (!rules || isRateMissing) {
        setTrouble({ text: 'Falta la tasa del día: sin ella no se puede vender.' });
        return;
      }
      const refusal = refusalToAdd(product, rules);
      if (refusal) {
        setTrouble({ text: `${product.name} ${REFUSALS[refusal]}` });
        return;
      }
      setTrouble(undefined);
      editLines(number, (lines) => addProduct(lines, product, qty));
      setLatest({ id: product.id, text: `${product.name}, agregado.` });
    },
    [editLines, number, rules, isRateMissing, focusSearch],
  );

  const search = useProductSearch({ onFound: add, onTrouble: setTrouble, onGiveBack: selectSearch });
  useScanner(focusSearch, search.scan);

  const clearTrouble = useCallback(() => setTrouble(undefined), []);

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
          trouble={trouble}
          onType={clearTrouble}
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
