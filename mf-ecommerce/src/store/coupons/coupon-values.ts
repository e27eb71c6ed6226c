import { fieldText } from '@cuadra/shared/client';
import { type Coupon, CouponDraft } from '@cuadra/shared/contract';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';

/** A coupon as it is filled in. */
export interface CouponValues {
  code: string;
  kind: Coupon['kind'];
  value: TypedDecimal;
  /** Null for a percentage. */
  currency: string | null;
  /** Empty: from nothing on. */
  min_order: TypedDecimal;
  per_buyer: Coupon['per_buyer'];
  /** Days, empty for no bound. */
  starts_on: string;
  ends_on: string;
  /** A whole number as it is typed, empty for no bound. */
  max_uses: string;
  is_active: boolean;
}

export const NEW_COUPON: CouponValues = {
  ...{ code: '', kind: 'percent', value: '', currency: null, min_order: '', per_buyer: 'any' },
  ...{ starts_on: '', ends_on: '', max_uses: '', is_active: true },
};

export function couponValues(coupon: Coupon): CouponValues {
  const { code, kind, value, currency, min_order, per_buyer, starts_on, ends_on, max_uses, is_active } =
    coupon;
  return {
    ...{ code, kind, value, currency, per_buyer, is_active },
    min_order: min_order ?? '',
    starts_on: starts_on ?? '',
    ends_on: ends_on ?? '',
    max_uses: max_uses === null ? '' : String(max_uses),
  };
}

/** What is sent, still to be checked: what is no number is none here, either. */
function couponBody(values: CouponValues): z.input<typeof CouponDraft> {
  const { value, min_order, starts_on, ends_on, max_uses } = values;
  return {
    ...values,
    value: value ?? '',
    min_order: min_order === '' ? null : (min_order ?? ''),
    starts_on: starts_on || null,
    ends_on: ends_on || null,
    max_uses: max_uses.trim() === '' ? null : wholeOf(max_uses),
  };
}

export const couponSchema = z.custom<CouponValues>().transform(couponBody).pipe(CouponDraft);

function wholeOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'code already-used': 'Ya tienes un cupón con este código.',
  'code too-many': 'Caben hasta 100 cupones. Elimina alguno que ya no uses.',
  'code *': 'Usa de 3 a 20 letras sin acentos, números o guiones: NAVIDAD-10.',
  'value too-large': 'Un descuento es de 100 % como mucho.',
  'value *': 'Escribe cuánto descuenta, por ejemplo 10.',
  'currency *': 'Tu empresa ya no usa esta moneda. Elige otra.',
  'min_order *': 'Escribe un monto, o déjalo vacío.',
  'ends_on too-early': 'Termina antes de empezar.',
  'ends_on *': 'Escribe un día, o déjalo vacío.',
  'starts_on *': 'Escribe un día, o déjalo vacío.',
  'max_uses *': 'Escribe un número entero, o déjalo vacío.',
};

/** A sentence for what is wrong with a field. */
export function couponFieldError(field: keyof CouponValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? SENTENCES[`${field} *`] ?? fieldText(reason);
}
