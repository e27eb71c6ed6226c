import type { OrderSummary } from '@cuadra/shared/contract';
import { Money, type MoneyProps } from '@cuadra/shared/ui';

type OrderTotalProps = { order: OrderSummary } & Pick<MoneyProps, 'size' | 'align'>;

/** What an order comes to, in both currencies. */
export function OrderTotal({ order, ...look }: OrderTotalProps) {
  const { total, total_alternative, main, alternative } = order;
  return (
    <Money
      amount={total}
      currency={main}
      {...(main !== alternative && { other: { amount: total_alternative, currency: alternative } })}
      {...look}
    />
  );
}
