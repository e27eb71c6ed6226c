import { Coupon } from '@cuadra/shared/contract';
import { plainDay } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { BUYER_TEXTS, kindText } from './coupon-facts.ts';
import { type CouponValues, couponValues } from './coupon-values.ts';

/** What of a coupon two people may have changed at the same time. */
export function couponEditing(coupon: Coupon): Editing<CouponValues> {
  return editing({
    ...{ entity: coupon, schema: Coupon, values: couponValues },
    labels: {
      ...{ code: 'Código', kind: 'Tipo', value: 'Cuánto descuenta', currency: 'Moneda' },
      ...{ min_order: 'Compra mínima', per_buyer: 'Quién lo usa', starts_on: 'Desde', ends_on: 'Hasta' },
      ...{ max_uses: 'Cuántas veces en total', is_active: 'Activo' },
    },
    show: (field, { kind, per_buyer, ...values }) => {
      if (field === 'kind') return kindText(kind);
      if (field === 'per_buyer') return BUYER_TEXTS[per_buyer];
      const day = field === 'starts_on' || field === 'ends_on' ? values[field] : '';
      return day ? plainDay(day) : undefined;
    },
  });
}
