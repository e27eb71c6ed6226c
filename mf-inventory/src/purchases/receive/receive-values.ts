import { ApiError, errorText, fieldText } from '@cuadra/shared/client';
import { type Purchase, receivePurchase } from '@cuadra/shared/contract';
import { type TenderValues, tenderErrorText, tenderInput } from '@cuadra/shared/form';
import { z } from 'zod';

export interface ReceiveValues {
  /** Left owed, or paid as it is received. */
  how: 'owed' | 'paid';
  /** A day; empty: none. */
  due_on: string;
  payments: TenderValues[];
  /** The supplier's invoice is there already, and this is another one all the same. */
  is_repeated: boolean;
}

const body = receivePurchase.body.pick({ due_on: true, payments: true, repeated_knowingly: true });

export const receiveFormSchema = z
  .custom<ReceiveValues>()
  .transform(
    ({ how, due_on, payments, is_repeated }): z.input<typeof body> => ({
      due_on: due_on || null,
      payments: how === 'paid' ? tenderInput(payments) : [],
      ...(is_repeated && { repeated_knowingly: true as const }),
    }),
  )
  .pipe(body);

/** What a draft still lacks before it can be received, in words. */
export function missingFor({ supplier, lines }: Pick<Purchase, 'supplier' | 'lines'>): string[] {
  const goods = lines.flatMap(({ product, material, expires_on }) => {
    const good = product ?? material;
    return good ? [{ ...good, expires_on }] : [];
  });
  const undated = goods.filter(({ has_lots, expires_on }) => has_lots && expires_on === null);
  const gone = goods.filter(({ deleted }) => deleted);
  return [
    ...(supplier ? [] : ['Di a qué proveedor se la compraste.']),
    ...(lines.length > 0 ? [] : ['Agrega lo que llegó.']),
    ...undated.map(({ name }) => `Di cuándo vence «${name}».`),
    ...gone.map(({ name }) => `Alguien retiró «${name}». Quítalo de la lista.`),
  ];
}

export function receiveFieldError(field: keyof ReceiveValues, reason: string): string {
  return field === 'payments' ? tenderErrorText(reason) : fieldText(reason);
}

/** The supplier's invoice was received already. */
export function isRepeatedInvoice(error: unknown): boolean {
  return error instanceof ApiError && error.fields.invoice_number === 'already-used';
}

const SENTENCES: Readonly<Record<string, string>> = {
  'id not-a-draft': 'Alguien ya la recibió. Cierra esta ventana y mírala.',
  'supplier_id required': 'Di a qué proveedor se la compraste.',
  'supplier_id unknown': 'Alguien retiró a este proveedor. Elige otro.',
  'discount more-than-subtotal': 'El descuento de la factura es mayor que lo que valen los productos.',
  'discount nothing-to-spread': 'El descuento no se puede repartir: ningún producto tiene costo.',
  'expenses nothing-to-spread': 'Los gastos no se pueden repartir: ningún producto tiene costo.',
  'cash_session not-open':
    'Tu caja se cerró mientras la recibías. Si recibes otra vez, el pago no sale de ella.',
  'rate no-rate': 'No hay tasa de hoy. Escribe la de la factura.',
};

/** A sentence for an error that concerns no field of the form. */
export function receiveErrorText(error: unknown, purchase: Purchase): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (isRepeatedInvoice(error))
    return `Ya recibiste la factura ${purchase.invoice_number ?? ''} de este proveedor. Si es otra con el mismo número, márcalo abajo.`;
  if (error.code === 'ERROR_EDITED')
    return 'Alguien cambió este borrador mientras lo recibías. Cierra esta ventana, revísalo y recíbelo otra vez.';
  for (const [field, reason] of Object.entries(error.fields)) {
    const known = SENTENCES[`${field} ${reason}`] ?? lineSentence(field, reason, purchase);
    if (known !== undefined) return known;
  }
  return errorText(error);
}

function lineSentence(field: string, reason: string, { lines }: Purchase): string | undefined {
  const [list, index, of] = field.split('.');
  const line = lines[Number(index)];
  const name = (line?.product ?? line?.material)?.name;
  if (list !== 'lines' || name === undefined) return undefined;
  if (of === 'expires_on') return `Di cuándo vence «${name}».`;
  if (reason === 'withdrawn' || reason === 'unknown')
    return `Alguien retiró «${name}». Quítalo de la compra.`;
  if (of === 'unit')
    return `Alguien cambió las unidades de «${name}». Elige otra vez en cuál viene y guarda el borrador.`;
  if (of === 'presentation_id')
    return `Alguien cambió las presentaciones de «${name}». Guarda el borrador otra vez y revísalo.`;
  return undefined;
}
