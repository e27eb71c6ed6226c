import { fieldText } from '@cuadra/shared/client';
import { type CallInput, type InvoiceReport, reportInvoice } from '@cuadra/shared/contract';
import { addDays } from '@cuadra/shared/domain';

const fields = reportInvoice.body.shape;

/** A payment as it is filled in, held against the contract and what the API asks beyond it. */
export const reportFormSchema = reportInvoice.body
  .pick({ method: true, amount: true, currency: true, date: true })
  .extend({
    reference: fields.reference.unwrap(),
    note: fields.note.unwrap(),
    picture: fields.picture.unwrap().nullable(),
  })
  .refine(({ method, reference }) => method === 'cash' || reference?.trim() !== '', {
    path: ['reference'],
    message: 'required',
    // Said together with whatever else is wrong, and not only once that is mended.
    when: () => true,
  });

export interface ReportValues {
  method: InvoiceReport['method'];
  reference: string;
  /** Canonical decimal; empty while what stands there is no amount. */
  amount: string;
  currency: string;
  date: string;
  note: string;
  /** A data URL. */
  picture: string | null;
}

/** The API takes payments of so many days back. */
export const OLDEST_DAYS = 90;

/** @param today in Caracas */
export function newReport(today: string): ReportValues {
  return {
    ...{ method: 'mobile_payment', reference: '', amount: '', currency: 'VES', date: today, note: '' },
    picture: null,
  };
}

/** What is sent under an id: with a picture only where one was chosen. */
export function reportBody(
  { picture, ...values }: ReturnType<typeof reportFormSchema.parse>,
  id: string,
): CallInput<typeof reportInvoice>['body'] {
  return { id, ...values, ...(picture !== null && { picture }) };
}

/** Zelle is always in dollars, Pago Móvil and cards always in bolívares; the others stay as they were. */
export function currencyFor(method: InvoiceReport['method'], before: string): string {
  if (method === 'zelle') return 'USD';
  return method === 'mobile_payment' || method === 'card' ? 'VES' : before;
}

/** The days that can be chosen. */
export function payableDays(today: string): { min: string; max: string } {
  return { min: addDays(today, -OLDEST_DAYS), max: today };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'reference required': 'Escribe el número de referencia del pago.',
  'reference already-used': 'Ya reportaste un pago con esta referencia. Revísala.',
  'amount must-be-positive': 'El monto debe ser mayor que cero.',
  'date in-the-future': 'Esa fecha no ha llegado. Elige el día en que pagaste.',
  'date too-old': `Solo se reportan pagos de los últimos ${OLDEST_DAYS} días. Escríbenos por Soporte.`,
  'picture not-a-picture': 'No pudimos leer esa foto. Elige una JPG, PNG o WebP.',
  'picture too-large': 'Esa foto pesa demasiado. Prueba con una captura de pantalla o recórtala.',
  'picture quota': 'Las fotos de tus pagos ya ocupan todo su espacio. Reporta este sin foto.',
  'currency unknown-currency': 'No recibimos pagos en esta moneda. Elige otra.',
};

/** A sentence for what is wrong with a field. */
export function reportFieldError(field: keyof ReportValues, reason: string): string {
  const known = SENTENCES[`${field} ${reason}`];
  if (known) return known;
  if (field === 'amount') return 'Escribe cuánto pagaste, por ejemplo 1.234,56.';
  if (field === 'date') return 'Elige el día en que pagaste.';
  return fieldText(reason);
}
