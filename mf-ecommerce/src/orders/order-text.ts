import type { OrderPayment, OrderSummary } from '@cuadra/shared/contract';
import {
  companyDay,
  formatMoney,
  type OrderStatus,
  relativeText,
  shortTime,
  weekdayAndDay,
} from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

/** What a status is called, and the button that leads to it. */
export const STATUS_TEXTS: Readonly<Record<OrderStatus, { name: string; verb: string; tone: BadgeTone }>> = {
  pending: { name: 'Nuevo', verb: '', tone: 'gold' },
  accepted: { name: 'Aceptado', verb: 'Aceptar', tone: 'brand' },
  ready: { name: 'Listo', verb: 'Está listo', tone: 'brand' },
  delivered: { name: 'Entregado', verb: 'Entregado', tone: 'ok' },
  cancelled: { name: 'Anulado', verb: 'Anular', tone: 'neutral' },
  expired: { name: 'Vencido', verb: '', tone: 'neutral' },
};

const PAYMENT_STATES: Readonly<Record<OrderPayment['state'], { name: string; tone: BadgeTone } | undefined>> =
  {
    chosen: undefined,
    told: { name: 'Por verificar', tone: 'gold' },
    checked: { name: 'Verificado', tone: 'ok' },
    refused: { name: 'Rechazado', tone: 'bad' },
  };

/** «Por verificar»; undefined where the buyer has told no payment yet. */
export function paymentState(payment: OrderPayment | null): { name: string; tone: BadgeTone } | undefined {
  return payment ? PAYMENT_STATES[payment.state] : undefined;
}

export function orderTitle({ number }: Pick<OrderSummary, 'number'>): string {
  return `Pedido N° ${number}`;
}

/** «Delivery · Las Acacias», «Retira en la tienda». */
export function deliveryText({ delivery, zone }: Pick<OrderSummary, 'delivery' | 'zone'>): string {
  if (delivery === 'pickup') return 'Retira en la tienda';
  return zone ? `Delivery · ${zone}` : 'Delivery';
}

/** «Para cuando abras: jue 26 nov, 8:00 a. m.»; undefined once the shop has opened, and where it was open. */
export function opensText({ opens_at }: Pick<OrderSummary, 'opens_at'>, now: Date): string | undefined {
  if (opens_at === null || new Date(opens_at) <= now) return undefined;
  const day = companyDay(new Date(opens_at));
  const when = day === companyDay(now) ? 'hoy' : weekdayAndDay(day);
  return `Para cuando abras: ${when}, ${shortTime(opens_at)}`;
}

/** Milliseconds: a shorter time is not counted out. */
const MINUTE = 60_000;

/** «Vence dentro de 12 minutos»; undefined for one that does not expire any more. */
export function expiresText(
  { status, expires_at }: Pick<OrderSummary, 'status' | 'expires_at'>,
  now: Date,
): string | undefined {
  if (status !== 'pending') return undefined;
  const left = new Date(expires_at).getTime() - now.getTime();
  return left < MINUTE ? 'Está por vencer' : `Vence ${relativeText(expires_at, now)}`;
}

/** Both totals of an order in a sentence: «Bs. 860,18 ($ 1,00)». */
export function totalText({
  total,
  total_alternative,
  main,
  alternative,
}: Pick<OrderSummary, 'total' | 'total_alternative' | 'main' | 'alternative'>): string {
  const whole = formatMoney(total, main);
  return main === alternative ? whole : `${whole} (${formatMoney(total_alternative, alternative)})`;
}

/** «Cupón HOLA». */
export function couponName({ coupon }: Pick<OrderSummary, 'coupon'>): string {
  return `Cupón ${coupon}`;
}
