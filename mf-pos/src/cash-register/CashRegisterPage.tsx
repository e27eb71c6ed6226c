import { formatNumber } from '@cuadra/shared/domain';
import { notify, useSession } from '@cuadra/shared/state';
import { preloadOverlays } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { type SaleRateState, useSaleRate } from './rate/use-sale-rate.ts';
import { SaleStep } from './SaleStep.tsx';
import { STEP } from './tabs/tab.ts';
import { tabsOf } from './tabs/tabs-store.ts';
import { TicketDialog } from './ticket/TicketDialog.tsx';
import { TillProvider, useSale, useTill } from './till.ts';

/** Caja: sales side by side, each from its first line to its ticket. */
export function CashRegisterPage() {
  const companyId = useSession((session) => session.state?.company?.id);
  if (!companyId) return null;
  return (
    <TillProvider key={companyId} value={tabsOf(companyId)}>
      <Till />
    </TillProvider>
  );
}

function Till() {
  const sale = useSale();
  const next = useTill((till) => till.next);
  const rateState = useSaleRate();
  useRateNews(rateState);
  // The ticket comes at the busiest moment: its dialog must be there already.
  useEffect(preloadOverlays, []);

  const isPaying = sale.step === STEP.payment && sale.products.length > 0 && rateState.status === 'ready';
  return (
    <>
      {isPaying ? (
        <PaymentStep key={sale.number} rate={rateState.rate} />
      ) : (
        <SaleStep key={sale.ticket ? `sold-${sale.number}` : 'selling'} rateState={rateState} />
      )}
      {sale.ticket && <TicketDialog ticket={sale.ticket} onNext={() => next(sale.number)} />}
    </>
  );
}

/** Tells the cashier when the rate changes while the till is open, before it surprises her at the total. */
function useRateNews(state: SaleRateState): void {
  const rate = state.status === 'ready' ? state.rate.rate : undefined;
  const before = useRef(rate);
  useEffect(() => {
    if (rate && before.current && rate !== before.current) {
      notify.info(`La tasa cambió de ${formatNumber(before.current, 2)} a ${formatNumber(rate, 2)}.`);
    }
    if (rate) before.current = rate;
  }, [rate]);
}
