import { counted } from './counted.ts';
import { plainDay } from './date-text.ts';

/** When a lot expires: «Vence el 5/12/2026, en 13 días», «Venció el 20/11/2026, hace 2 días», «Vence hoy». */
export function expiryText({ expires_on, days_left }: { expires_on: string; days_left: number }): string {
  const day = plainDay(expires_on);
  if (days_left < 0) return `Venció el ${day}, hace ${counted(-days_left, 'día', 'días')}`;
  return days_left === 0 ? 'Vence hoy' : `Vence el ${day}, en ${counted(days_left, 'día', 'días')}`;
}

/** The same of a lot that may have no day: «Sin fecha de vencimiento» of what came in before it had one. */
export function lotExpiryText({
  expires_on,
  days_left,
}: {
  expires_on: string | null;
  days_left: number | null;
}): string {
  return expires_on === null || days_left === null
    ? 'Sin fecha de vencimiento'
    : expiryText({ expires_on, days_left });
}
