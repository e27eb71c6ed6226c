import type { BackofficePlan } from '@cuadra/shared/contract';
import { counted, PLAN_MODULES } from '@cuadra/shared/domain';
import { moduleName } from '../basics/names.ts';

/** `1 empresa`, `12 empresas`. */
export function companies(count: number): string {
  return counted(count, 'empresa', 'empresas');
}

/** How the companies of a plan stand: `3 en prueba, 8 activas`; nothing where there are none. */
export function statesText({ trial, paying, expired, suspended }: BackofficePlan['companies']): string {
  const parts: (readonly [number, string])[] = [
    [trial, `${trial} en prueba`],
    [paying, counted(paying, 'activa', 'activas')],
    [expired, counted(expired, 'vencida', 'vencidas')],
    [suspended, counted(suspended, 'suspendida', 'suspendidas')],
  ];
  return parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join(', ');
}

/** How many pay what the plan does not cost any more; nothing where all pay its price. */
export function otherPriceText(count: number): string {
  return count === 0 ? '' : `${count} ${count === 1 ? 'paga' : 'pagan'} otro precio`;
}

/** `Impresión, Industrial`, in the order in which modules are named everywhere. */
export function planModulesText(modules: readonly string[]): string {
  return PLAN_MODULES.filter((one) => modules.includes(one))
    .map(moduleName)
    .join(', ');
}
