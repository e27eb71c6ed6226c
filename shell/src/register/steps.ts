import type { RegistrationDraft } from '@cuadra/shared/contract';

export type DraftField = keyof RegistrationDraft;

/** A step of the registration, as the address names it: `/register?step=money`. */
export type StepName = 'you' | 'company' | 'money' | 'plan';

export interface Step {
  name: StepName;
  title: string;
  lead: string;
  /** What is filled in there, in the order in which it stands. */
  fields: readonly DraftField[];
}

export const STEPS: readonly Step[] = [
  {
    name: 'you',
    title: 'Empecemos por ti',
    lead: 'Con estos datos entrarás cada día.',
    fields: ['name', 'email', 'username', 'password', 'identification_type', 'identification'],
  },
  {
    name: 'company',
    title: 'Tu negocio',
    lead: 'Así aparecerá en tus tickets. Todo se puede cambiar después.',
    fields: [
      'company_name',
      'companyType',
      'withoutLegalCompany',
      'company_identification_type',
      'company_identification',
      'country',
    ],
  },
  {
    name: 'money',
    title: 'Tus monedas',
    lead: 'Cada precio se ve en las dos, a la tasa del día.',
    fields: ['main_currency', 'alt_currency', 'with_auto_rate'],
  },
  {
    name: 'plan',
    title: 'Tu plan',
    lead: 'Pruébalo gratis; decides después.',
    fields: ['billingType', 'plan'],
  },
];

/** @param name as it stands in the address; anything else is the first step */
export function stepIndex(name: string | null): number {
  return Math.max(
    0,
    STEPS.findIndex((step) => step.name === name),
  );
}

/** The first step on which one of these fields stands; undefined when none does. */
export function stepOf(fields: Iterable<string>): number | undefined {
  const wrong = new Set(fields);
  const index = STEPS.findIndex((step) => step.fields.some((field) => wrong.has(field)));
  return index < 0 ? undefined : index;
}
