import type { BackofficePlan } from '@cuadra/shared/contract';
import { PLAN_MODULES } from '@cuadra/shared/domain';
import { dollars, moduleName } from '../basics/names.ts';
import { companies } from './plan-text.ts';
import { isSamePrice, type PlanValues } from './plan-values.ts';

type PricedValues = Omit<PlanValues, 'place'>;

/** What saving makes of a plan and of the companies that have it, in sentences; none where nothing changes. */
export function planEffect(plan: BackofficePlan, values: PlanValues): string[] {
  return [
    ...priceEffect(plan, values),
    ...moduleEffect(plan, values),
    ...offerEffect(plan, values),
    ...shownEffect(plan, values),
  ];
}

/** Whether it is more than how the plan is shown, and somebody has it: then it is asked about before. */
export function concernsCompanies(plan: BackofficePlan, values: PricedValues): boolean {
  const lines = [...priceEffect(plan, values), ...moduleEffect(plan, values), ...offerEffect(plan, values)];
  return plan.companies.total > 0 && lines.length > 0;
}

/** The same of a plan that is not there yet. */
export function newPlanEffect({ is_offered, place }: PlanValues): string[] {
  return [
    is_offered
      ? `Desde que lo guardes se puede elegir, en el puesto ${place} de la lista.`
      : 'Se guarda sin ofrecerlo: nadie lo podrá elegir hasta que lo ofrezcas.',
    'Ninguna empresa cambia de plan por esto.',
  ];
}

function priceEffect(plan: BackofficePlan, values: PricedValues): string[] {
  const changes = (['monthly_price', 'yearly_price'] as const).flatMap((field) => {
    const wanted = values[field];
    if (wanted === '' || isSamePrice(plan[field], wanted)) return [];
    const term = field === 'monthly_price' ? 'al mes' : 'al año';
    return [`${dollars(plan[field])} → ${dollars(wanted)} ${term}`];
  });
  if (changes.length === 0) return [];
  const { total } = plan.companies;
  const kept =
    total === 0
      ? 'Ninguna empresa lo tiene todavía.'
      : total === 1
        ? 'La empresa que ya lo tiene sigue con su precio.'
        : `Las ${total} empresas que ya lo tienen siguen con su precio.`;
  return [`Precio nuevo, para quien lo elija desde ahora: ${changes.join(', ')}. ${kept}`];
}

function moduleEffect(
  { modules, companies: { total }, having }: BackofficePlan,
  values: PricedValues,
): string[] {
  return PLAN_MODULES.flatMap((module) => {
    const [had, has] = [modules.includes(module), values.modules.includes(module)];
    if (had === has) return [];
    const name = moduleName(module);
    if (total === 0) return [has ? `Incluye ahora ${name}.` : `Ya no incluye ${name}.`];
    return [has ? gainedText(name, total, having[module]) : keptText(name, having[module])];
  });
}

/** Modules that are new in a plan, its companies get at once. */
function gainedText(name: string, total: number, already: number): string {
  const gain = total - already;
  if (gain === 0) return `${name}: ya lo tienen todas sus empresas.`;
  const others =
    already === 0 ? '' : ` ${already === 1 ? 'Otra ya lo tenía.' : `Otras ${already} ya lo tenían.`}`;
  return `${name}: lo ${gain === 1 ? 'recibe' : 'reciben'} enseguida ${companies(gain)}.${others}`;
}

/** Those that it loses, who has them keeps. */
function keptText(name: string, having: number): string {
  if (having === 0) return `${name}: ninguna de sus empresas lo tiene.`;
  return having === 1
    ? `${name}: la empresa que lo tiene lo conserva hasta que elija otro plan.`
    : `${name}: las ${having} empresas que lo tienen lo conservan hasta que elijan otro plan.`;
}

function offerEffect({ is_offered, companies: { total } }: BackofficePlan, values: PricedValues): string[] {
  if (is_offered === values.is_offered) return [];
  if (values.is_offered) return ['Vuelve a ofrecerse: cualquier empresa lo puede elegir.'];
  if (total === 0) return ['Se retira: nadie más lo puede elegir.'];
  return [
    total === 1
      ? 'Se retira: nadie más lo puede elegir, y la empresa que lo tiene sigue con él.'
      : `Se retira: nadie más lo puede elegir, y las ${total} empresas que lo tienen siguen con él.`,
  ];
}

function shownEffect({ name, place, companies: { total } }: BackofficePlan, values: PlanValues): string[] {
  const wanted = values.name.trim();
  const renamed = wanted !== '' && wanted !== name;
  return [
    ...(renamed && total > 0
      ? [total === 1 ? 'Su empresa verá el nombre nuevo.' : `Sus ${total} empresas verán el nombre nuevo.`]
      : []),
    ...(values.place !== String(place) ? [`Pasa del puesto ${place} al ${values.place} de la lista.`] : []),
  ];
}
