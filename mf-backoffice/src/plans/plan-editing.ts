import { ApiError } from '@cuadra/shared/client';
import { BackofficePlan } from '@cuadra/shared/contract';
import { type Editing, editing } from '@cuadra/shared/form';
import { z } from 'zod';
import { dollars } from '../basics/names.ts';
import { planModulesText } from './plan-text.ts';
import { isSamePrice, type PlanValues, planValues } from './plan-values.ts';

/** Forms tell versions by numbers, and a plan has its standing: a word. */
const VersionedPlan = BackofficePlan.extend({ version: z.number() });

/** The standing of a plan as the version of a form: another one for another standing. */
export function versionOf({ standing }: Pick<BackofficePlan, 'standing'>): number {
  return Number.parseInt(standing.slice(0, 8), 16);
}

function versioned(plan: BackofficePlan) {
  return { ...plan, version: versionOf(plan) };
}

/** What of a plan two people may have changed at the same time. */
export function planEditing(plan: BackofficePlan): Editing<PlanValues> {
  return editing({
    entity: versioned(plan),
    schema: VersionedPlan,
    values: planValues,
    labels: {
      name: 'Nombre',
      description: 'Descripción',
      monthly_price: 'Precio al mes',
      yearly_price: 'Precio al año',
      modules: 'Módulos',
      is_offered: 'Se ofrece',
      place: 'Puesto en la lista',
    },
    show: (field, values) => {
      if (field === 'modules') return planModulesText(values.modules) || 'Ninguno';
      const isPrice = field === 'monthly_price' || field === 'yearly_price';
      return isPrice && values[field] !== '' ? dollars(values[field]) : undefined;
    },
    isSame: (field, mine, theirs) =>
      (field === 'monthly_price' || field === 'yearly_price') && isSamePrice(mine[field], theirs[field]),
  });
}

/**
 * What the API said of somebody who was faster, as a form reads it: with a version for the plan's standing.
 *
 * @returns undefined where the answer names no plan
 */
export function readChanged({
  details,
  status,
}: ApiError): { plan: BackofficePlan; error: ApiError } | undefined {
  const { data: plan } = BackofficePlan.safeParse(details.current);
  if (!plan) return undefined;
  return {
    plan,
    error: new ApiError('ERROR_EDITED', status, { details: { ...details, current: versioned(plan) } }),
  };
}
