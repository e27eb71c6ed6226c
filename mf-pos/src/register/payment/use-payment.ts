import { exact, saleTotal, toMoney } from '@cuadra/shared/domain';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useInTill } from '../../cash-session/use-in-till.ts';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';
import {
  type ChangeOption,
  changeByPhone,
  changeKey,
  changeOptions,
  pickChange,
} from '../../sale/payment/change.ts';
import { creditState } from '../../sale/payment/credit.ts';
import { drawnBy } from '../../sale/payment/drawn.ts';
import { followTotal } from '../../sale/payment/exact-payments.ts';
import { favourFor, favourUsed, lessFavour } from '../../sale/payment/favour.ts';
import { possibleFirst, shortOf } from '../../sale/payment/in-till.ts';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import { chooseMethod, exactAmount, paymentState, unfinished } from '../../sale/payment/payment.ts';
import { giveRest, splitState } from '../../sale/payment/split-change.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';
import { useSaleClient } from '../client/use-sale-client.ts';

/** Everything about paying the sale in front of the cashier, worked out from its lines, its payments and the rate. */
export function usePayment(methods: readonly PaymentMethod[], rate: SaleRate) {
  const sale = useSale();
  const edit = useSaleTabs((state) => state.edit);
  const client = useSaleClient();
  const { number, products, payments, changes, changes_by_hand: isByHand } = sale;
  const [at, setAt] = useState(payments.length - 1);
  const active = Math.min(Math.max(at, 0), payments.length - 1);

  const whole = useMemo(() => saleTotal(products, rate), [products, rate]);
  const isCutOff = useOutboxState((state) => state.isCutOff);
  const favour = useMemo(() => favourFor(client, products, rate), [client, products, rate]);
  const usesFavour = sale.uses_favour && !isCutOff && exact(favour.amount).gt(0);
  const sent = sale.charge?.body;
  const used = useMemo(() => {
    // Of a sale on its way it is what was sent: what the client has may be told without it by now.
    if (sent)
      return sent.credit_used === undefined
        ? undefined
        : { currency: favour.currency, amount: toMoney(sent.credit_used) };
    return usesFavour ? favourUsed(favour, whole, rate) : undefined;
  }, [sent, usesFavour, favour, whole, rate]);
  // What the balance in favour leaves is what the payments are held against.
  const total = useMemo(() => (used ? lessFavour(whole, used, rate) : whole), [used, whole, rate]);
  // Before it is painted: the basket changed on the other step, or a product was scanned on this one.
  useLayoutEffect(() => {
    const followed = followTotal(payments, total, rate);
    if (followed !== payments) edit(number, { payments: [...followed] });
  }, [edit, number, payments, total, rate]);
  const state = useMemo(() => paymentState(total, payments, rate), [total, payments, rate]);
  const drawn = useMemo(() => drawnBy(total, payments, rate), [total, payments, rate]);
  const inTill = useInTill(sale.sale_id);
  const short = useMemo(() => {
    const cash = new Set(methods.filter(({ is_cash }) => is_cash).map(({ id }) => id));
    return (given: ChangeOption) => shortOf(given, (id) => cash.has(id), inTill);
  }, [methods, inTill]);
  const options = useMemo(() => {
    const inCash = changeOptions(total, payments, methods, rate);
    const byPhone = changeByPhone(total, payments, methods, rate);
    // Nobody's phone pays by itself: what no till has is offered, and never taken without being chosen.
    return [...possibleFirst(inCash, short), ...(byPhone ? [byPhone] : [])];
  }, [total, payments, methods, rate, short]);
  const isDue = state.kind === 'change';
  const option = isDue && !isByHand ? pickChange(options, changes) : undefined;
  const split = isDue && isByHand ? splitState(total, payments, changes, rate) : undefined;
  const byHand = split?.kind === 'closed' ? changes.filter(({ amount }) => exact(amount).gt(0)) : undefined;
  const change = isByHand ? byHand : option;
  // What pays now is in nobody's favour any more.
  const debtor = client && used ? { ...client, balances: [...client.balances, used] } : client;
  const credit = creditState(sale, debtor, state, rate);

  return {
    /** Of the whole sale. */
    whole,
    /** What is to be paid of it. */
    total,
    /** What the client has in favour, and what of it is used; undefined for none. */
    favour,
    used,
    isCutOff,
    state,
    /** What of the total the payments draw of the square that closes. */
    drawn,
    client,
    credit,
    /** The payment whose amount and reference are being typed; -1 for none. */
    active,
    focusOn: setAt,
    exactAmount: exactAmount(payments, active, total, rate),
    changeOptions: options,
    /** The whole way that is offered and taken; undefined for none, and while the cashier splits it herself. */
    option,
    /** Where the change stands that the cashier splits herself. */
    split,
    /** How the change is given; undefined when none is due or it cannot be given. */
    change,
    /** What of a change the till does not have by its count. */
    shortOf: short,
    unfinished: unfinished(state, payments, methods, change !== undefined, credit),
    choose: (method: PaymentMethod) => {
      const next = chooseMethod(payments, active, method, total, rate);
      edit(number, { payments: next.payments });
      setAt(next.active);
    },
    write: (entry: Partial<PaymentEntry>) =>
      edit(number, (tab) => ({
        payments: tab.payments.map((payment, index) =>
          index === active ? written(payment, entry) : payment,
        ),
      })),
    remove: (index: number) => {
      edit(number, (tab) => ({ payments: tab.payments.filter((_, other) => other !== index) }));
      setAt(payments.length - 2);
    },
    giveChange: (next: readonly PaymentEntry[]) =>
      edit(number, { changes: [...next], changes_by_hand: false }),
    /** The next way of those offered. */
    giveOtherwise: () => {
      const index = options.findIndex((one) => option && changeKey(one) === changeKey(option));
      const next = options[(index + 1) % options.length];
      if (isDue && next) edit(number, { changes: [...next], changes_by_hand: false });
    },
    /** Begins with the way that was taken, each amount free from now on. */
    splitChange: () => edit(number, { changes: [...(option ?? changes)], changes_by_hand: true }),
    writeChanges: (next: readonly PaymentEntry[]) => edit(number, { changes: [...next] }),
    giveRest: (method: PaymentMethod) =>
      edit(number, { changes: giveRest(total, payments, changes, method, rate) }),
    setFavour: (isUsed: boolean) => edit(number, { uses_favour: isUsed }),
    setCredit: (isCredit: boolean) => edit(number, { type: isCredit ? 'credit' : 'normal' }),
  };
}

/** What is written into a payment. Of another reference nothing has been accepted. */
function written({ accepts_reuse, ...payment }: PaymentEntry, entry: Partial<PaymentEntry>): PaymentEntry {
  const isSame = entry.reference === undefined || entry.reference?.trim() === payment.reference?.trim();
  return { ...payment, ...(isSame && accepts_reuse && { accepts_reuse }), ...entry };
}

export type Payment = ReturnType<typeof usePayment>;
