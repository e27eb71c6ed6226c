import { changeOrder, type Order } from '@cuadra/shared/contract';
import { exact, type InBoth, orderTotal } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';

/** How much of each line there is, and the buyer's word on it. */
export interface ChangeValues {
  lines: { product_id: string; qty: TypedDecimal }[];
  is_agreed: boolean;
}

/** The lines that can be changed: all but what is charged for delivery. */
export function goodsOf({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines.filter((line) => !line.is_delivery);
}

export function changeValues(order: Pick<Order, 'lines'>): ChangeValues {
  return {
    lines: goodsOf(order).map(({ product_id, qty }) => ({ product_id, qty })),
    is_agreed: false,
  };
}

const sent = z.object({
  lines: changeOrder.body.shape.lines.refine(
    // A quantity that is none is refused by itself.
    (lines) => lines.some(({ qty }) => Number(qty) !== 0),
    'required',
  ),
  is_agreed: z.boolean().refine((isAgreed) => isAgreed, 'required'),
});

/** What is filled in, checked as the contract has it. */
export const changeSchema = z.custom<ChangeValues>().transform(toSent).pipe(sent);

function toSent({ lines, is_agreed }: ChangeValues): z.input<typeof sent> {
  return { is_agreed, lines: lines.map(({ product_id, qty }) => ({ product_id, qty: qty ?? '' })) };
}

/** Lines whose quantity is another one than that of the order, as they are now; what is no number yet counts as it was. */
export function changedLines(order: Pick<Order, 'lines'>, { lines }: Pick<ChangeValues, 'lines'>) {
  return goodsOf(order)
    .map((line, index) => ({ ...line, was: line.qty, qty: typed(lines[index]?.qty) ?? line.qty }))
    .filter(({ qty, was }) => !exact(qty).eq(was));
}

/** What the order would come to. */
export function changedTotal(order: Order, { lines }: Pick<ChangeValues, 'lines'>): InBoth {
  const goods = goodsOf(order).map((line, index) => ({ ...line, qty: typed(lines[index]?.qty) ?? line.qty }));
  const rest = order.lines.filter((line) => line.is_delivery);
  return orderTotal(goods, rest, order.coupon_value ?? undefined, order).total;
}

/** Null and empty: what stands there is no quantity. */
function typed(qty: TypedDecimal | undefined): string | undefined {
  return qty ? qty : undefined;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'lines required': 'No quedaría nada: anula el pedido.',
  'lines not-enough': 'No hay tanto en tu inventario. Baja la cantidad.',
  'is_agreed required': 'Acuérdalo antes con tu cliente.',
};

/** A sentence for what is wrong with a field. */
export function changeFieldError(field: keyof ChangeValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? 'Escribe cuánto hay de cada producto; 0 si no hay.';
}
