import { formatMoney, formatQuantity } from '@cuadra/shared/domain';

/** `12 días`, `menos de un día`; of what is not sold nobody can say. */
export function daysLeftText(days: number | null): string {
  if (days === null) return '—';
  if (days === 0) return 'Menos de 1 día';
  return days === 1 ? '1 día' : `${formatQuantity(String(days))} días`;
}

/** By what that is known. */
export function paceText({ qty, days }: { qty: string; days: number }): string {
  return qty === '0' || qty.startsWith('-')
    ? `Sin ventas en ${days} días`
    : `Se vendieron ${formatQuantity(qty)} en ${days} días`;
}

/** What was sold in both currencies; undefined for who may not see it. */
export function soldText(
  { total, total_alternative }: { total: string | null; total_alternative: string | null },
  { main, alternative }: { main: string; alternative: string },
): string | undefined {
  if (total === null || total_alternative === null) return undefined;
  if (main === alternative) return formatMoney(total, main);
  return `${formatMoney(total_alternative, alternative)} · ${formatMoney(total, main)}`;
}
