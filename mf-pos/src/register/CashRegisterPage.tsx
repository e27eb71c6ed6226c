import { formatNumber } from '@cuadra/shared/domain';
import { notify, useReloadHold, useSession } from '@cuadra/shared/state';
import { preloadOverlays, Skeleton } from '@cuadra/shared/ui';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { CashSessionBar } from '../cash-session/CashSessionBar.tsx';
import { usePaymentMethods } from '../offline/answers/use-payment-methods.ts';
import { CatalogueProvider, useUpdatedCatalogue } from '../offline/catalogue/use-catalogue.ts';
import { OutboxProvider } from '../offline/outbox/outbox-context.ts';
import { outboxOf } from '../offline/outbox/outbox-of.ts';

import { useCompanyAhead } from '../printing/use-company-ahead.ts';
import { rateOfBody } from '../sale/rate-of-body.ts';
import type { SaleRate } from '../sale/sale-rate.ts';
import { type SaleTab, STEP } from '../sale/sale-tab.ts';
import { SaleTabsProvider, useSale, useSaleTabs } from '../tabs/sale-tabs-context.ts';
import { tabsOf } from '../tabs/sale-tabs-store.ts';
import { WeightDialog } from './dialogs/lazy-dialogs.ts';
import { REGISTER_CONTAINER } from './layout.ts';
import { PaymentStep, RegisterDriver, TicketDialog } from './lazy-checkout.ts';
import { OutboxPill } from './outbox/OutboxPill.tsx';
import { rateForSale } from './rate/rate-for-sale.ts';
import { type SaleRateState, useSaleRate } from './rate/use-sale-rate.ts';
import { useSeenRate } from './rate/use-seen-rate.ts';
import { SaleStep } from './SaleStep.tsx';
import { SalesLink } from './SalesLink.tsx';
import { useSaleKeys } from './tabs/use-sale-keys.ts';
import { LastTicketButton } from './ticket/LastTicketButton.tsx';
import { usePreload } from './use-preload.ts';
import { useSelling } from './use-selling.ts';
import { useSoldStock } from './use-sold-stock.ts';

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  container: ${REGISTER_CONTAINER} / inline-size;
`;

const Shape = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding: var(--s-5);
`;

/** Caja: sales side by side, each from its first line to its ticket. */
export function CashRegisterPage() {
  const companyId = useSession((session) => session.state?.company?.id);
  if (!companyId) return null;
  return <CompanyRegister key={companyId} companyId={companyId} />;
}

function CompanyRegister({ companyId }: { companyId: string }) {
  const catalogue = useUpdatedCatalogue(companyId);
  useSoldStock(catalogue, companyId);
  return (
    <CatalogueProvider value={catalogue}>
      <SaleTabsProvider value={tabsOf(companyId)}>
        <OutboxProvider value={outboxOf(companyId)}>
          <Frame>
            <CashSessionBar>
              <OutboxPill />
              <SalesLink />
              <LastTicketButton companyId={companyId} />
            </CashSessionBar>
            <SelectedSale />
          </Frame>
        </OutboxProvider>
      </SaleTabsProvider>
    </CatalogueProvider>
  );
}

function SelectedSale() {
  const sale = useSale();
  const next = useSaleTabs((state) => state.next);
  const today = useSaleRate();
  const rateState = useMemo(() => rateForSale(today, sale), [today, sale]);
  // A rejected sale has said it already, with the new total.
  const isTold = useSaleTabs((state) => state.notices[sale.number] !== undefined);
  useRateNews(today, isTold);
  useSeenRate(rateState.status === 'ready' ? rateState.rate : undefined);
  useReloadHold(sale.products.length > 0 || sale.charge !== null || sale.ticket !== null);
  usePaymentMethods(undefined);
  useCompanyAhead();
  useSaleKeys(sale.ticket === null);
  // The ticket comes at the busiest moment: its dialog must be there already.
  useEffect(preloadOverlays, []);

  const selling = useSelling(rateState);
  const rate = useChargeRate(sale, rateState);
  const isPaying = sale.step === STEP.payment && sale.products.length > 0;
  const isSending = usePreload({ isNeeded: isPaying || sale.charge !== null });
  return (
    <>
      {isPaying && rate ? (
        <Suspense fallback={<PaymentShape />}>
          <PaymentStep key={sale.number} rate={rate} onLead={selling.lead} />
        </Suspense>
      ) : (
        <SaleStep
          key={sale.ticket ? `sold-${sale.number}` : 'selling'}
          rateState={rateState}
          selling={selling}
        />
      )}
      <Suspense fallback={null}>
        {isSending && <RegisterDriver />}
        {selling.weighing?.unit && (
          <WeightDialog
            key={selling.weighing.id}
            product={selling.weighing}
            unit={selling.weighing.unit}
            rate={rate}
            onAdd={selling.weigh}
            onScan={selling.search.scan}
            onClose={() => selling.weighing && selling.weigh(selling.weighing)}
          />
        )}
        {sale.ticket && <TicketDialog ticket={sale.ticket} onNext={() => next(sale.number)} />}
      </Suspense>
    </>
  );
}

/** Stands for the payment where it is wanted before its code has come. */
function PaymentShape() {
  return (
    <Shape aria-busy>
      <Skeleton height={84} />
      <Skeleton height={220} />
    </Shape>
  );
}

/** The rate to charge at: a sale on its way keeps the one that it was sent with, whatever has come since. */
function useChargeRate({ charge }: SaleTab, state: SaleRateState): SaleRate | undefined {
  const current = state.status === 'ready' ? state.rate : undefined;
  return useMemo(() => (charge ? rateOfBody(charge.body) : current), [charge, current]);
}

/** Tells the cashier when the rate changes while Caja is open, before it surprises her at the total. */
function useRateNews(state: SaleRateState, isTold: boolean): void {
  const rate = state.status === 'ready' ? state.rate.rate : undefined;
  const before = useRef(rate);
  useEffect(() => {
    if (rate && before.current && rate !== before.current && !isTold) {
      notify.info(`La tasa cambió de ${formatNumber(before.current, 2)} a ${formatNumber(rate, 2)}.`);
    }
    if (rate) before.current = rate;
  }, [rate, isTold]);
}
