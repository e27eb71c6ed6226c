import type { SubscriptionMovement } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { METHOD_NAMES } from '../basics/names.ts';

/** What an entry of the ledger says: `Pago por Pago Móvil`, and below it what it was in detail. */
export function movementText({ kind, day, report }: SubscriptionMovement): { title: string; detail: string } {
  if (kind === 'consumption') {
    return { title: 'Día de servicio', detail: day ? plainDay(day) : '' };
  }
  const title = kind === 'recharge' ? 'Recarga' : 'Recarga anulada';
  if (!report) return { title, detail: '' };
  const { method, amount, currency, reference } = report;
  const parts = [METHOD_NAMES[method], formatMoney(amount, currency), reference && `ref. ${reference}`];
  return { title, detail: parts.filter(Boolean).join(' · ') };
}
