import { exact, farOverpaid } from '@cuadra/shared/domain';
import { Button, EmptyState, useBackStep } from '@cuadra/shared/ui';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../sale/payment/methods.ts';
import { isGiven } from '../../sale/payment/payment.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { STEP, selectedTab } from '../../sale/sale-tab.ts';
import { useSale, useSaleTabs, useSaleTabsStore } from '../../tabs/sale-tabs-context.ts';
import { ChargeNotice } from '../charge/ChargeNotice.tsx';
import { useCharge } from '../charge/use-charge.ts';
import { ClientDialog, KeyHelp } from '../dialogs/lazy-dialogs.ts';
import { usePriceChanges } from '../news/use-price-changes.ts';
import { OldRateMark } from '../rate/OldRateMark.tsx';
import { endStep } from '../step-toasts.ts';
import { StockNotice } from '../stock/StockNotice.tsx';
import { useStockHold } from '../stock/use-stock-hold.ts';
import type { Selling } from '../use-selling.ts';
import { AmountPad } from './AmountPad.tsx';
import { CreditTile } from './CreditTile.tsx';
import { FavourTile } from './FavourTile.tsx';
import { FinishPeek } from './FinishPeek.tsx';
import { MethodGrid } from './MethodGrid.tsx';
import { OutcomeNotices } from './OutcomeNotices.tsx';
import { OverpaidDialog } from './OverpaidDialog.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { Finish, Layout, Lock, Methods, Outcome, Screen } from './payment-layout.ts';
import { ReusedReference } from './ReusedReference.tsx';
import { ShortNotice } from './ShortChange.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentKeys } from './use-payment-keys.ts';
import { usePaymentRights } from './use-payment-rights.ts';
import { useReferenceCheck } from './use-reference-check.ts';

/** Paying, once the methods are known: keys and focus, and which piece stands where. */
export function Paying({
  methods,
  rate,
  onLead,
}: {
  methods: readonly PaymentMethod[];
  rate: SaleRate;
  onLead: Selling['lead'];
}) {
  const sale = useSale();
  const { edit, setNotice } = useSaleTabs((state) => state);
  const notice = useSaleTabs((state) => state.notices[sale.number]);
  const tabs = useSaleTabsStore();
  const payment = usePayment(methods, rate);
  const charge = useCharge();
  const rights = usePaymentRights();
  const screen = useRef<HTMLElement>(null);
  const amountBox = useRef<HTMLInputElement>(null);
  const referenceBox = useRef<HTMLInputElement>(null);
  const [asksReference, setAsksReference] = useState(false);
  const [open, setOpen] = useState<'client' | 'help' | 'overpaid'>();
  const isLocked = sale.charge !== null;
  const entry = sale.payments[payment.active];
  const method = methods.find(({ id }) => id === entry?.payment_method_id);
  const references = useReferenceCheck(methods, entry);
  const prices = usePriceChanges();
  const stock = useStockHold(notice);
  const isCredit = sale.type === 'credit';
  const overpaid = farOverpaid(payment.whole, sale.payments.filter(isGiven), rate);

  const back = () => {
    setNotice(sale.number, undefined);
    edit(sale.number, { step: STEP.lines });
  };
  const leadTo = (id: string) => {
    back();
    onLead({ id, text: notice?.text ?? '' });
  };
  // What is being charged stays, and its screen with it.
  useBackStep(true, () => {
    if (!isLocked) back();
  });
  useEffect(() => endStep, []);
  const focusScreen = () => screen.current?.focus();
  // The keys of the methods are free as soon as the screen is there, and Enter again after an answer.
  useEffect(() => {
    if (!isLocked || charge.isOpen) screen.current?.focus();
  }, [isLocked, charge.isOpen]);

  // What had the focus may be gone with what it did, and Enter must still go on.
  useEffect(() => {
    if (!open && document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
  });

  const choose = (chosen: PaymentMethod) => {
    payment.choose(chosen);
    setAsksReference(false);
    // The field may not be there yet: it comes with the first payment.
    requestAnimationFrame(() => {
      // Under a finger the keyboard would cover the quick amounts, and the exact one is there already. What is still to be
      // typed must be in sight, and the total stay there where there is room for both.
      if (matchMedia('(pointer: coarse)').matches) {
        (referenceBox.current ?? amountBox.current)?.scrollIntoView({ block: 'nearest' });
        return;
      }
      amountBox.current?.focus();
      amountBox.current?.select();
    });
  };
  const askReference = (index: number) => {
    payment.focusOn(index);
    requestAnimationFrame(() => referenceBox.current?.focus());
  };
  const toggleCredit = () => {
    payment.setCredit(!isCredit);
    if (!isCredit && !sale.client) setOpen('client');
  };

  const advance = async (isOverpaidKnowingly = false) => {
    const { unfinished } = payment;
    if (isLocked) charge.retry();
    else if (stock.holds && (await stock.holds()))
      screen.current?.querySelector<HTMLElement>('[data-mend]')?.focus();
    else if (prices.changed.length > 0) screen.current?.querySelector<HTMLElement>('[data-price]')?.focus();
    else if (unfinished?.kind === 'reference') {
      setAsksReference(document.activeElement === referenceBox.current);
      askReference(unfinished.index);
    } else if (unfinished?.kind === 'no-client') setOpen('client');
    else if (unfinished?.kind === 'no-change')
      screen.current?.querySelector<HTMLElement>('[data-rest] button')?.focus();
    else if (unfinished) focusScreen();
    else if (!references.isAccepted) screen.current?.querySelector<HTMLElement>('[data-reuse]')?.focus();
    else if (!references.isChecking) {
      const isClear = await references.check();
      // What was changed while the answer was awaited has to be looked at once more.
      if (!isClear || selectedTab(tabs.getState().tabs) !== sale) return;
      if (overpaid && !isOverpaidKnowingly) setOpen('overpaid');
      else charge.finish(rate, payment.change ?? [], payment.used?.amount);
    }
  };

  usePaymentKeys({
    enabled: !isLocked,
    back,
    reference: method?.needs_reference ? () => referenceBox.current?.focus() : undefined,
    client: rights.client ? () => setOpen('client') : undefined,
    credit: rights.credit ? toggleCredit : undefined,
    change: payment.state.kind === 'change' ? payment.giveOtherwise : undefined,
    splitChange: payment.state.kind === 'change' ? payment.splitChange : undefined,
    removePayment: entry
      ? () => {
          payment.remove(payment.active);
          focusScreen();
        }
      : undefined,
    help: () => setOpen('help'),
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Enter on a button is that button's own, and one in a dialog is the dialog's: React lets it through to here.
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest('button, a')) return;
    event.preventDefault();
    void advance();
  };

  return (
    <Screen ref={screen} tabIndex={-1} aria-label="Pagos" onKeyDown={press}>
      <Layout>
        <PaymentHead
          sale={sale}
          total={payment.whole}
          drawn={payment.drawn}
          rate={rate}
          onBack={isLocked ? undefined : back}
          onPickClient={rights.client && !isLocked ? () => setOpen('client') : undefined}
        />
        <Methods>
          <ChargeNotice
            notice={notice}
            isOpen={charge.isOpen}
            onRetry={charge.retry}
            onMend={notice?.line === undefined || isLocked ? undefined : () => leadTo(notice.line ?? '')}
          />
          <StockNotice
            lines={sale.products}
            short={stock.short}
            isOffline={stock.isOffline}
            onMend={leadTo}
          />
          {!isLocked && (
            <OldRateMark sale={sale} rate={rate} onSeen={() => edit(sale.number, { rate_seen: rate.rate })} />
          )}
          <PriceNotice prices={prices} lines={sale.products} rate={rate} />
          <MethodGrid
            methods={methods}
            active={entry?.payment_method_id}
            disabled={isLocked}
            onChoose={choose}
          >
            {rights.client && exact(payment.favour.amount).gt(0) && (
              <FavourTile
                favour={payment.favour}
                isOn={payment.used !== undefined}
                isCutOff={payment.isCutOff}
                disabled={isLocked}
                onPress={() => payment.setFavour(payment.used === undefined)}
              />
            )}
            {rights.credit && (
              <CreditTile
                client={payment.client}
                rate={rate}
                isOn={isCredit}
                disabled={isLocked}
                onPress={toggleCredit}
              />
            )}
          </MethodGrid>
          {methods.length === 0 && (
            <EmptyState icon="wallet" title="No hay métodos de pago, agrega uno." level={3}>
              Se agregan en Ajustes, en Métodos de pago.
            </EmptyState>
          )}
          {method && entry && (
            <Lock disabled={isLocked}>
              <AmountPad
                key={`${entry.payment_method_id}-${payment.active}`}
                method={method}
                payment={entry}
                exactAmount={payment.exactAmount}
                isReferenceMissing={asksReference && payment.unfinished?.kind === 'reference'}
                onChange={payment.write}
                amountBox={amountBox}
                referenceBox={referenceBox}
              />
            </Lock>
          )}
        </Methods>
        <Outcome>
          <PaymentList
            payments={sale.payments}
            methods={methods}
            rate={rate}
            active={payment.active}
            disabled={isLocked}
            onChoose={payment.focusOn}
            onRemove={payment.remove}
          />
          <OutcomeNotices
            payment={payment}
            sale={sale}
            methods={methods}
            rate={rate}
            disabled={isLocked}
            isHeld={!references.isAccepted || stock.isHeld}
            isUnstocked={stock.short.length > 0}
            onPickClient={() => setOpen('client')}
          />
          <Finish>
            <ReusedReference references={references} disabled={isLocked} />
            <ShortNotice payment={payment} />
            <FinishPeek payment={payment} hasPayments={sale.payments.length > 0 || isCredit} rate={rate} />
            <Button
              variant="primary"
              size="lg"
              block
              {...(!charge.isOpen && { shortcut: 'Enter' })}
              loading={charge.isSending || references.isChecking || stock.isChecking}
              disabled={
                isLocked
                  ? !charge.isSending
                  : payment.unfinished !== undefined || prices.changed.length > 0 || !references.isAccepted
              }
              onClick={() => void advance()}
            >
              Finalizar venta
            </Button>
          </Finish>
        </Outcome>
      </Layout>
      <Suspense fallback={null}>
        {open === 'client' && (
          <ClientDialog
            rate={rate}
            onChoose={(client) => edit(sale.number, { client, uses_favour: false })}
            onClose={() => {
              setOpen(undefined);
              requestAnimationFrame(focusScreen);
            }}
          />
        )}
        {open === 'overpaid' && overpaid && (
          <OverpaidDialog
            total={payment.whole}
            overpaid={overpaid}
            rate={rate}
            onConfirm={() => advance(true)}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'help' && <KeyHelp onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Screen>
  );
}
