import { ApiError, type ApiInput, errorText, fieldText } from '@cuadra/shared/client';
import { createPurchase, type Purchase } from '@cuadra/shared/contract';
import { exact, toMoney, toPairRate, toQuantity, toRate, toUnitCost } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';
import { type LineValues, lineValues, presentationOf } from './line-values.ts';

/** A draft of a purchase as it is filled in. */
export interface PurchaseValues {
  /** With the days of credit that are known of it. */
  supplier: { id: string; name: string; credit_days: number | null } | null;
  invoice_number: string;
  /** Days; empty: none. */
  invoice_on: string;
  due_on: string;
  currency: string;
  /** Empty: the day's, once it is received. */
  rate: TypedDecimal;
  /** The rate says what 1 of the main currency is in the alternative one, and not the other way round. */
  is_rate_inverse: boolean;
  discount: TypedDecimal;
  expenses: TypedDecimal;
  expenses_on_invoice: boolean;
  note: string;
  lines: LineValues[];
}

export type PurchaseBody = Omit<ApiInput<'POST /purchases/create'>['body'], 'id'>;

export function newPurchase(currency: string, today: string, isRateInverse: boolean): PurchaseValues {
  return {
    ...{ supplier: null, invoice_number: '', invoice_on: today, due_on: '', currency },
    ...{ rate: '', is_rate_inverse: isRateInverse, discount: '', expenses: '', expenses_on_invoice: true },
    ...{ note: '', lines: [] },
  };
}

/** A draft that was saved, as the form shows it. */
export function purchaseValues(purchase: Purchase, isRateInverse: boolean): PurchaseValues {
  const { supplier, rate, inverse } = purchase;
  return {
    supplier: supplier && { ...supplier, credit_days: null },
    invoice_number: purchase.invoice_number ?? '',
    invoice_on: purchase.invoice_on ?? '',
    due_on: purchase.due_on ?? '',
    currency: purchase.currency,
    rate: inverse ?? rate ?? '',
    is_rate_inverse: rate === null ? isRateInverse : inverse !== null,
    discount: shownAmount(purchase.discount),
    expenses: shownAmount(purchase.expenses),
    expenses_on_invoice: purchase.expenses_on_invoice,
    note: purchase.note,
    lines: lineValues(purchase),
  };
}

/** Nothing is written for none. */
function shownAmount(amount: string | null): string {
  return amount === null || exact(amount).isZero() ? '' : amount;
}

/** What the contract says of a draft; what is typed and is no number is refused as `not-a-decimal`. */
export const purchaseFormSchema = z
  .custom<PurchaseValues>()
  .transform(toInput)
  .pipe(createPurchase.body.omit({ id: true }));

function toInput(values: PurchaseValues): PurchaseBody {
  return {
    supplier_id: values.supplier?.id ?? null,
    invoice_number: values.invoice_number.trim() || null,
    invoice_on: values.invoice_on || null,
    due_on: values.due_on || null,
    currency: values.currency,
    ...rateInput(values),
    discount: decimal(values.discount, toMoney) ?? '0',
    expenses: decimal(values.expenses, toMoney) ?? '0',
    expenses_on_invoice: values.expenses_on_invoice,
    note: values.note,
    lines: values.lines.map((line) => ({
      id: line.id,
      ...goodInput(line),
      qty: decimal(line.qty, toQuantity) ?? '',
      unit_cost: decimal(line.unit_cost, toUnitCost),
      discount: decimal(line.discount, (share) => exact(share).toFixed()) ?? '0',
      lot: line.lot.trim() || null,
      expires_on: line.expires_on || null,
    })),
  };
}

function goodInput(line: LineValues) {
  if (line.kind === undefined) {
    return { product_id: line.product.id, presentation_id: line.presentation_id || null };
  }
  const unit = presentationOf(line);
  return { material_id: line.product.id, unit: unit ? { name: unit.name, factor: unit.factor } : null };
}

function rateInput({ rate, is_rate_inverse }: Pick<PurchaseValues, 'rate' | 'is_rate_inverse'>) {
  const typed = decimal(rate, toRate);
  if (typed === null) return { rate: null, inverse: null };
  // Nothing can be worked out of what is no rate: the schema refuses it.
  if (!is_rate_inverse || typed === NO_DECIMAL || exact(typed).lte(0)) return { rate: typed, inverse: null };
  return { rate: toPairRate(exact(1).div(typed)), inverse: typed };
}

const NO_DECIMAL = 'not-a-decimal';

/** Null for nothing; what is no number goes on as a text that the schema refuses. */
function decimal(value: TypedDecimal, canonical: (value: string) => string): string | null {
  if (value === null) return NO_DECIMAL;
  return value === '' ? null : canonical(value);
}

const SENTENCES: Readonly<Record<string, string>> = {
  'currency not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
  'rate must-be-positive': 'Escribe una tasa mayor que cero, o déjala vacía.',
  'lines not-allowed': 'Tu rol no permite escribir costos.',
  'lines too_big': 'Una compra lleva hasta 500 líneas. Divide la factura en dos.',
  'lines unknown': 'Alguien retiró algo de esta compra. Quítalo de la lista.',
  'lines withdrawn': 'Alguien retiró algo de esta compra. Quítalo de la lista.',
  'lines required': 'Agrega lo que llegó.',
};

/** A sentence for what is wrong with a field. */
export function purchaseFieldError(field: keyof PurchaseValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

const LINE_SENTENCES: Readonly<Record<string, string>> = {
  'qty not-a-decimal': 'Escribe la cantidad.',
  'qty must-be-positive': 'Escribe más que cero, o quita la línea.',
  'unit unknown': 'Esta unidad ya no es así. Elige otra.',
  'discount too-large': 'El descuento va de 0 a 100 %.',
};

/** A sentence for what is wrong with a field of a line. */
export function lineFieldError(field: string, reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : (LINE_SENTENCES[`${field} ${reason}`] ?? fieldText(reason));
}

/** A sentence for an error that concerns no field of the form. */
export function purchaseErrorText(error: unknown): string {
  const fields = error instanceof ApiError ? error.fields : {};
  if (fields.id === 'not-a-draft')
    return 'Alguien ya recibió o anuló esta compra. Ábrela otra vez para verla.';
  if (fields.id === 'too-many') return 'Tienes demasiados borradores. Recibe o elimina algunos.';
  if (fields.supplier_id === 'unknown') return 'Alguien retiró a este proveedor. Elige otro.';
  return errorText(error);
}
