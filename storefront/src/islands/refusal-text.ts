import { whenText } from '../frame/hours.ts';
import type { Refusal } from './ask.ts';
import { refusedCouponText } from './coupon-text.ts';

/** Why nothing was ordered or told, in words that say what to do. */
export function refusalText({ status, fields, details }: Refusal): string {
  if (fields.total)
    return 'Los precios cambiaron mientras pedías. Mira el nuevo total y pulsa otra vez si estás de acuerdo.';
  if (fields.coupon) return refusedCouponText(fields.coupon);
  if (fields.hours) {
    const opens = typeof details.opens_at === 'string' ? ` Abre ${whenText(details.opens_at)}.` : '';
    return `La tienda acaba de cerrar y no toma pedidos ahora.${opens}`;
  }
  if (fields.lines === 'under-minimum') return 'Tu pedido no llega al mínimo de la tienda.';
  if (fields.payment) return 'La tienda ya verificó tu pago.';
  if (fields.status) return 'Este pedido ya terminó.';
  if (fields.proof) return 'No pudimos leer la imagen. Prueba con otra foto o una captura de pantalla.';
  if (Object.keys(fields).some((field) => field.startsWith('lines.')))
    return 'Algo de tu carrito ya no se puede pedir así. Revísalo.';
  if (status === 429) return 'Son muchos pedidos seguidos. Espera un rato o escribe a la tienda.';
  if (status === 404) return 'Esta tienda no está disponible en este momento.';
  if (Object.keys(fields).length > 0) return 'Revisa los datos marcados.';
  if (status === 409)
    return 'Puede que tu pedido anterior haya llegado. Escribe a la tienda antes de repetirlo.';
  return 'La tienda no responde. Intenta de nuevo en un momento.';
}
