import { formatMoney } from '@cuadra/shared/domain';
import { Button, EmptyState, useShortcut } from '@cuadra/shared/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChargeNotice } from '../charge/ChargeNotice.tsx';
import type { SaleRate } from '../charge/sale-draft.ts';
import { useCharge } from '../charge/use-charge.ts';
import { STEP } from '../tabs/tab.ts';
import { useSale, useTill } from '../till.ts';
import { AmountPad } from './AmountPad.tsx';
import { Balance, MissingReference, Paid } from './Balance.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { MethodGrid } from './MethodGrid.tsx';
import type { PaymentMethod, TenderEntry } from './methods.ts';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentList } from './PaymentList.tsx';
import { Finish, Layout, Lock, Methods, Outcome, Peek, Screen } from './payment-layout.ts';
import { usePayment } from './use-payment.ts';

/** Paying, once the methods are known: keys and focus, and which piece stands where. */
export function Paying({ methods, rate }: { methods: readonly PaymentMethod[]; rate: SaleRate }) {
  const sale = useSale();
  const { edit, say } = useTill((till) => till);
  const notice = useTill((till) => till.notices[sale.number]);
  const payment = usePayment(methods, rate);
  const charge = useCharge();
  const screen = useRef<HTMLElement>(null);
  const amountBox = useRef<HTMLInputElement>(null);
  const referenceBox = useRef<HTMLInputElement>(null);
  const [asksReference, setAsksReference] = useState(false);
  const isLocked = sale.charge !== null;
  const entry = sale.payments[payment.active];
  const nameOf = (paid: TenderEntry) => methods.find(({ id }) => id === paid.payment_method_id)?.name;
  const method = methods.find(({ id }) => id === entry?.payment_method_id);
  const unreferenced =
    payment.unfinished?.kind === 'reference' ? sale.payments[payment.unfinished.index] : undefined;

  const back = () => {
    say(sale.number, undefined);
    edit(sale.number, { step: STEP.lines });
  };
  useShortcut('Escape', back, { enabled: !isLocked });
  // The keys of the methods are free as soon as the screen is there, and Enter again after an answer.
  useEffect(() => {
    if (!isLocked || charge.isOpen) screen.current?.focus();
  }, [isLocked, charge.isOpen]);

  const choose = (chosen: PaymentMethod) => {
    payment.choose(chosen);
    setAsksReference(false);
    // The field may not be there yet: it comes with the first payment.
    requestAnimationFrame(() => {
      amountBox.current?.focus();
      amountBox.current?.select();
    });
  };

  const advance = () => {
    const { unfinished } = payment;
    if (isLocked) charge.retry();
    else if (!unfinished) charge.finish(rate, payment.change ?? []);
    else if (unfinished.kind === 'reference') {
      payment.focusOn(unfinished.index);
      setAsksReference(document.activeElement === referenceBox.current);
      requestAnimationFrame(() => referenceBox.current?.focus());
    } else screen.current?.focus();
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Enter on a button is that button's own.
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    event.preventDefault();
    advance();
  };

  return (
    <Screen ref={screen} tabIndex={-1} aria-label="Pagos" onKeyDown={press}>
      <Layout>
        <PaymentHead sale={sale} total={payment.total} rate={rate} onBack={isLocked ? undefined : back} />
        <Methods>
          <ChargeNotice notice={notice} isOpen={charge.isOpen} onRetry={charge.retry} />
          <MethodGrid
            methods={methods}
            active={entry?.payment_method_id}
            disabled={isLocked}
            onChoose={choose}
          />
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
            disabled={isLocked}
            onRemove={payment.remove}
          />
          {payment.state.kind === 'missing' && (
            <Balance label="Falta por pagar" amount={payment.state.amount} rate={rate} tone="gold" />
          )}
          {payment.state.kind === 'paid' && !unreferenced && <Paid />}
          {payment.state.kind === 'change' && (
            <ChangePanel
              amount={payment.state.amount}
              rate={rate}
              options={payment.changeOptions}
              chosen={payment.change}
              methods={methods}
              disabled={isLocked}
              onChoose={payment.giveChange}
            />
          )}
          {unreferenced && <MissingReference of={nameOf(unreferenced)} />}
          <Finish>
            {sale.payments.length > 0 && (
              <Peek aria-hidden>
                {unreferenced ? (
                  <span>Falta la referencia</span>
                ) : (
                  payment.state.kind !== 'paid' && (
                    <>
                      <span>{payment.state.kind === 'missing' ? 'Falta' : 'Vuelto'}</span>
                      <span>{formatMoney(payment.state.amount.main, rate.main)}</span>
                    </>
                  )
                )}
              </Peek>
            )}
            <Button
              variant="primary"
              size="lg"
              block
              {...(!charge.isOpen && { shortcut: 'Enter' })}
              loading={charge.isSending}
              disabled={isLocked ? !charge.isSending : payment.unfinished !== undefined}
              onClick={advance}
            >
              Finalizar venta
            </Button>
          </Finish>
        </Outcome>
      </Layout>
    </Screen>
  );
}
