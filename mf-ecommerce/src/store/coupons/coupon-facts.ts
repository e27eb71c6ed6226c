import type { Coupon } from '@cuadra/shared/contract';
import { formatMoney, formatPercent, plainDay } from '@cuadra/shared/domain';

export const BUYER_TEXTS: Readonly<Record<Coupon['per_buyer'], string>> = {
  any: 'Cada quien las veces que quiera',
  once: 'Una vez cada quien',
  first: 'Solo en el primer pedido de cada quien',
};

export function kindText(kind: Coupon['kind']): string {
  return kind === 'percent' ? 'Porcentaje' : 'Monto';
}

/** «10 %», «$ 2,00». */
export function discountText({ kind, value, currency }: Pick<Coupon, 'kind' | 'value' | 'currency'>): string {
  return kind === 'percent' || currency === null ? formatPercent(value) : formatMoney(value, currency);
}

/** Under which conditions it counts, each in some words. @param main the company's currency */
export function conditions(coupon: Coupon, main: string): string[] {
  const { min_order, per_buyer, starts_on, ends_on, max_uses, uses } = coupon;
  return [
    ...(min_order === null ? [] : [`desde ${formatMoney(min_order, main)}`]),
    ...(per_buyer === 'once' ? ['una vez cada quien'] : []),
    ...(per_buyer === 'first' ? ['solo en el primer pedido'] : []),
    ...(starts_on === null ? [] : [`desde el ${plainDay(starts_on)}`]),
    ...(ends_on === null ? [] : [`hasta el ${plainDay(ends_on)}`]),
    usesText(uses, max_uses),
  ];
}

function usesText(uses: number, most: number | null): string {
  if (most !== null) return `${uses} de ${most} ${most === 1 ? 'uso' : 'usos'}`;
  if (uses === 0) return 'sin usos';
  return uses === 1 ? '1 uso' : `${uses} usos`;
}

/** Why it takes nothing off today, for who runs the shop; undefined where it does. @param today in Caracas */
export function offText(coupon: Coupon, today: string): string | undefined {
  const { is_active, starts_on, ends_on, max_uses, uses } = coupon;
  if (!is_active) return 'Apagado';
  if (ends_on !== null && today > ends_on) return 'Vencido';
  if (max_uses !== null && uses >= max_uses) return 'Agotado';
  return starts_on !== null && today < starts_on ? 'Por empezar' : undefined;
}
