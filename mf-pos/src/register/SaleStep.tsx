import { useShortcut, VisuallyHidden } from '@cuadra/shared/ui';
import { memo, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabs } from '../tabs/sale-tabs-context.ts';
import { SaleWatch } from './dialogs/lazy-dialogs.ts';
import { COMPACT } from './layout.ts';
import { RateNotice } from './lazy-aside.ts';
import { SalePanel } from './lines/SalePanel.tsx';
import type { SaleNews } from './news/SaleWatch.tsx';
import type { SaleRateState } from './rate/use-sale-rate.ts';
import { ProductFinder } from './search/ProductFinder.tsx';
import { isTouch } from './touch.ts';
import type { Selling } from './use-selling.ts';
import { useToPayment } from './use-to-payment.ts';

/** Until it is watched: the screen is there before that. */
const NO_NEWS: SaleNews = {
  short: [],
  prices: { changed: [], take: () => undefined, keep: undefined },
  findHold: async () => undefined,
};

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

/** Putting a sale together: finding products on one side, the sale on the other. */
export const SaleStep = memo(function SaleStep({
  rateState,
  selling,
}: {
  rateState: SaleRateState;
  selling: Selling;
}) {
  const { search, rules, error, latest, attention, lead, add, clearError, box, focusSearch } = selling;
  const hasLines = useSaleTabs((state) => selectedTab(state.tabs).products.length > 0);
  const [news = NO_NEWS, setNews] = useState<SaleNews>();
  const rate = rateState.status === 'ready' ? rateState.rate : undefined;

  const done = useCallback(() => {
    if (!isTouch()) focusSearch();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [focusSearch]);
  const text = search.box;
  useLayoutEffect(() => {
    // What was typed, and said, when it was here last.
    text.getState().write('');
    clearError();
    // Before a ticket above takes the focus: it then knows where to leave it.
    if (!isTouch()) focusSearch();
  }, [focusSearch, text, clearError]);

  const canCharge = rate !== undefined && hasLines;
  const { isChecking, isHeld, charge } = useToPayment(news, lead);
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
        news={news}
        attention={attention}
        onLead={lead}
        isChecking={isChecking}
        isHeld={isHeld}
        onCharge={canCharge ? charge : undefined}
        onScan={search.scan}
        onFind={focusSearch}
        onDone={done}
      />
      <VisuallyHidden role="status">{latest?.text}</VisuallyHidden>
      <Suspense fallback={null}>{hasLines && <SaleWatch onNews={setNews} />}</Suspense>
    </Screen>
  );
});
