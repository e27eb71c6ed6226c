import type { AuditLine } from '@cuadra/shared/contract';
import { counted, formatMoney, isRecord } from '@cuadra/shared/domain';
import { days, moduleName } from '../basics/names.ts';

/** What a line says beside its action, in words: the amount of a payment, how many days, which plan. */
export function lineDetail({ action, details }: Pick<AuditLine, 'action' | 'details'>): string {
  const { amount, currency, reference } = details;
  if (action.startsWith('payment.') && typeof amount === 'string' && typeof currency === 'string') {
    return `${formatMoney(amount, currency)}${reference ? `, ref. ${String(reference)}` : ''}`;
  }
  if (action === 'company.free-days' && typeof details.days === 'number') return days(details.days);
  if (action === 'company.plan') return `${planText(details.before)} → ${planText(details.after)}`;
  if (action.startsWith('plan.') && isRecord(details.after)) return String(details.after.name ?? '');
  if (action === 'company.modules') {
    return [...named('con', details.on), ...named('sin', details.off)].join(', ');
  }
  if (action === 'inspector.left') return VISIT_ENDS[String(details.how)] ?? '';
  if (action.startsWith('team.') && typeof details.name === 'string') return teamText(details);
  return '';
}

/** How a visit ended where the inspector did not leave by themselves. */
const VISIT_ENDS: Readonly<Record<string, string>> = {
  'signed-out': 'cerró sesión',
  idle: 'ocho horas sin uso',
};

/** `Luisa Mora, inspector`, and how many sessions were ended. */
function teamText({ name, kind, sessions }: AuditLine['details']): string {
  const who = `${String(name)}, ${kind === 'inspector' ? 'inspector' : 'super usuario'}`;
  return typeof sessions === 'number' ? `${who} (${counted(sessions, 'sesión', 'sesiones')})` : who;
}

function planText(plan: unknown): string {
  if (!isRecord(plan)) return '';
  const names = PLAN_NAMES[String(plan.plan)] ?? String(plan.plan);
  return `${names} ${plan.billing_type === 'yearly' ? 'anual' : 'mensual'}`;
}

/** As they are called where nobody has renamed them. */
const PLAN_NAMES: Readonly<Record<string, string>> = {
  basic: 'Básico',
  store: 'Tienda',
  industry: 'Industria',
};

function named(word: string, modules: unknown): string[] {
  return Array.isArray(modules) ? modules.map((one) => `${word} ${moduleName(String(one))}`) : [];
}
