import { useCallMutation } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { balanceOf, exact } from '@cuadra/shared/domain';
import { type EntityForm, useEntityForm } from '@cuadra/shared/form';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import { useSaleChanged } from '../use-sale-changed.ts';
import { linesLeft } from '../what-is-left.ts';
import {
  firstMethod,
  moneyOfReturn,
  NOTHING_RETURNED,
  type PayBack,
  payBackPayments,
  type ReturnedQuantities,
  type ReturnValues,
  returnedLines,
  returnFormSchema,
  tooMany,
} from './return-values.ts';

/** Goods of a sale that come back: which, how they are paid back, and whether that adds up. */
export function useReturn(sale: SaleDetail, methods: readonly PaymentMethod[], onDone: () => void) {
  const changed = useSaleChanged();
  const { mutateAsync } = useCallMutation('POST /sales/{id}/returns', {
    // Somebody else may have taken it back meanwhile: what is left is asked for again.
    onSettled: () => changed(),
  });
  const entity: EntityForm<ReturnValues> = useEntityForm({
    schema: returnFormSchema,
    values: NOTHING_RETURNED,
    send: ({ reason }, id) =>
      mutateAsync({
        params: { id: sale.id },
        body: {
          id,
          lines: coming.map(({ line, qty }) => ({ line_id: line.id, qty })),
          payments: given,
          reason,
        },
      }),
    onSaved: onDone,
  });
  const { setValue, watch } = entity.form;
  const quantities = watch('quantities');
  const chosenWays = watch('ways');
  const setQuantities = (next: ReturnedQuantities) => setValue('quantities', next, { shouldDirty: true });

  const lines = linesLeft(sale);
  const coming = returnedLines(lines, quantities);
  const excess = tooMany(lines, quantities);
  const money = moneyOfReturn(sale, quantities);
  const first = firstMethod(sale, methods);
  const ways = chosenWays ?? (first ? [{ payment_method_id: first, typed: undefined, reference: '' }] : []);
  const paysBack = exact(money.toPay.main).gt(0) || exact(money.toPay.alternative).gt(0);
  const payments = paysBack ? payBackPayments(ways, methods, money.toPay, sale) : [];
  const given = payments.filter(({ amount }) => exact(amount).gt(0));
  const { missing, is_paid } = balanceOf(money.toPay, given, [], sale);

  return {
    lines,
    quantities,
    setQuantity: (lineId: string, qty: string) => setQuantities({ ...quantities, [lineId]: qty }),
    takeAll: () => setQuantities(Object.fromEntries(lines.map(({ id: lineId, left }) => [lineId, left]))),
    coming,
    excess,
    money,
    paysBack,
    ways,
    setWays: (next: readonly PayBack[]) => setValue('ways', next, { shouldDirty: true }),
    payments,
    missing,
    isPaidBack: !paysBack || is_paid,
    withoutReference: given.filter((tender) => lacksReference(tender, methods)),
    entity,
  };
}

export type ReturnInHand = ReturnType<typeof useReturn>;

function lacksReference({ payment_method_id, reference }: PaymentEntry, methods: readonly PaymentMethod[]) {
  return methods.find(({ id }) => id === payment_method_id)?.needs_reference && !reference;
}
