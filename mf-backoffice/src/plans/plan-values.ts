import { fieldText } from '@cuadra/shared/client';
import { type BackofficePlan, createPlan } from '@cuadra/shared/contract';
import { exact, PLAN_MODULES, toMoney } from '@cuadra/shared/domain';
import { z } from 'zod';

/** A plan as it is filled in. */
export interface PlanValues {
  name: string;
  description: string;
  /** In USD; empty while nothing stands there. */
  monthly_price: string;
  yearly_price: string;
  modules: string[];
  is_offered: boolean;
  /** From 1, as a list of choices holds it. */
  place: string;
}

const { name, description, monthly_price, yearly_price, modules, is_offered, place } = createPlan.body.shape;

/** What the contract says of a plan. */
export const planFormSchema = z.object({
  name,
  description,
  monthly_price,
  yearly_price,
  modules,
  is_offered,
  place: z.string().transform(Number).pipe(place),
});
/** What is sent of it. */
export type WrittenPlan = z.output<typeof planFormSchema>;

/** @param plans those that there are: a new one is the last */
export function newPlanValues(plans: readonly BackofficePlan[]): PlanValues {
  return {
    ...{ name: '', description: '', monthly_price: '', yearly_price: '' },
    ...{ modules: [], is_offered: true, place: String(plans.length + 1) },
  };
}

export function planValues(plan: BackofficePlan): PlanValues {
  const { name, description, monthly_price, yearly_price, is_offered, place } = plan;
  return {
    ...{ name, description, monthly_price, yearly_price, is_offered },
    modules: PLAN_MODULES.filter((one) => plan.modules.includes(one)),
    place: String(place),
  };
}

/** Whether a plan is just as it was sent. */
export function isAsSent(plan: BackofficePlan, sent: WrittenPlan): boolean {
  const there = planValues(plan);
  return (
    there.name === sent.name &&
    there.description === sent.description &&
    isSamePrice(there.monthly_price, sent.monthly_price) &&
    isSamePrice(there.yearly_price, sent.yearly_price) &&
    there.is_offered === sent.is_offered &&
    there.place === String(sent.place) &&
    there.modules.join() === PLAN_MODULES.filter((one) => sent.modules.includes(one)).join()
  );
}

/** Whether two prices are the same, however they are written; what is no price is the same as nothing. */
export function isSamePrice(a: string, b: string): boolean {
  return a !== '' && b !== '' && exact(a).eq(b);
}

/** Twelve times the monthly price, to hold the yearly one against; undefined while there is none. */
export function twelveMonths(monthly: string): string | undefined {
  const { data } = monthly_price.safeParse(monthly);
  return data === undefined ? undefined : toMoney(exact(data).times(12));
}

/** The places that a plan can have among the others, from the first on. @param others in their order, without it */
export function placeChoices(others: readonly Pick<BackofficePlan, 'name'>[]) {
  return [
    { value: '1', label: 'De primero' },
    ...others.map(({ name }, index) => ({ value: String(index + 2), label: `Después de ${name}` })),
  ];
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Ponle un nombre al plan.',
  'name already-used': 'Ya hay un plan con este nombre.',
  'monthly_price not-a-decimal': 'Escribe un precio en dólares, por ejemplo 12,50.',
  'yearly_price not-a-decimal': 'Escribe un precio en dólares, por ejemplo 125,00.',
  'is_offered last-offered':
    'Es el único plan que se ofrece: si lo retiras, nadie podría registrarse. Ofrece otro primero.',
};

/** A sentence for what is wrong with a field. */
export function planFieldError(field: keyof PlanValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
