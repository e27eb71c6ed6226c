import { saleTotal } from '@cuadra/shared/domain';
import { useMemo, useState } from 'react';
import type { SaleRate } from '../charge/sale-draft.ts';
import { useSale, useTill } from '../till.ts';
import { changeOptions, pickChange } from './change.ts';
import type { PaymentMethod, TenderEntry } from './methods.ts';
import { chooseMethod, exactAmount, paymentState, unfinished } from './payment.ts';

/** Everything about paying the sale in front of the cashier, worked out from its lines, its payments and the rate. */
export function usePayment(methods: readonly PaymentMethod[], rate: SaleRate) {
  const sale = useSale();
  const edit = useTill((till) => till.edit);
  const { number, products, payments, changes } = sale;
  const [at, setAt] = useState(payments.length - 1);
  const active = Math.min(Math.max(at, 0), payments.length - 1);

  const total = useMemo(() => saleTotal(products, rate), [products, rate]);
  const state = useMemo(() => paymentState(total, payments, rate), [total, payments, rate]);
  const options = useMemo(
    () => changeOptions(total, payments, methods, rate),
    [total, payments, methods, rate],
  );
  const change = state.kind === 'change' ? pickChange(options, changes) : undefined;

  return {
    total,
    state,
    /** The payment whose amount and reference are being typed; -1 for none. */
    active,
    focusOn: setAt,
    exactAmount: exactAmount(payments, active, total, rate),
    changeOptions: options,
    /** How the change is given; undefined when none is due or it cannot be given. */
    change,
    unfinished: unfinished(state, payments, methods, change !== undefined),
    choose: (method: PaymentMethod) => {
      const next = chooseMethod(payments, active, method, total, rate);
      edit(number, { payments: next.payments });
      setAt(next.active);
    },
    write: (entry: Partial<TenderEntry>) =>
      edit(number, (tab) => ({
        payments: tab.payments.map((payment, index) =>
          index === active ? { ...payment, ...entry } : payment,
        ),
      })),
    remove: (index: number) => {
      edit(number, (tab) => ({ payments: tab.payments.filter((_, other) => other !== index) }));
      setAt(payments.length - 2);
    },
    giveChange: (option: readonly TenderEntry[]) => edit(number, { changes: [...option] }),
  };
}
