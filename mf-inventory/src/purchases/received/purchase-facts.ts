import type { Purchase } from '@cuadra/shared/contract';
import { exact, formatMoney, formatPairRate, plainDay, shortWhen } from '@cuadra/shared/domain';

/** What a purchase says of itself beside its goods, one a line; money only for who may see it. */
export function purchaseFacts(purchase: Purchase): (readonly [string, string])[] {
  const { currency, main, alternative, rate, inverse } = purchase;
  const money = (name: string, amount: string | null) =>
    amount === null || exact(amount).isZero() ? undefined : ([name, formatMoney(amount, currency)] as const);
  const said = (name: string, text: string | null) => (text ? ([name, text] as const) : undefined);
  const day = (name: string, value: string | null) => said(name, value && plainDay(value));
  const expenses = purchase.expenses_on_invoice ? 'Gastos' : 'Gastos, pagados aparte';
  return [
    said('Proveedor', purchase.supplier?.name ?? null),
    said('Número de factura', purchase.invoice_number),
    day('Fecha de la factura', purchase.invoice_on),
    day('Se paga hasta', purchase.due_on),
    purchase.total === null || rate === null || main === alternative
      ? undefined
      : ([
          'Tasa',
          inverse === null
            ? formatPairRate(alternative, main, rate)
            : formatPairRate(main, alternative, inverse),
        ] as const),
    money('Subtotal', purchase.subtotal),
    money('Descuento', purchase.discount),
    money(expenses, purchase.expenses),
    purchase.total === null ? undefined : (['Total', formatMoney(purchase.total, currency)] as const),
    money('Pagado al recibir', purchase.paid),
    purchase.state === 'received' ? money('Debes', purchase.owed) : undefined,
    said('Nota', purchase.note),
    said('Anulada', annulment(purchase)),
    said('Motivo', purchase.reason),
  ].filter((fact) => fact !== undefined);
}

function annulment({ annulled_at, annulled_by }: Purchase): string | null {
  return annulled_at && [shortWhen(annulled_at), annulled_by].filter(Boolean).join(' · ');
}
