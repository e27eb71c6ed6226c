import type { RegistrationDraft } from '@cuadra/shared/contract';
import { readTab, writeTab } from './tab-stored.ts';

const KEY = 'cuadra.registration.draft';

/** Spec §3, Registration draft, with its defaults. */
export const EMPTY_DRAFT: RegistrationDraft = {
  billingType: 'monthly',
  name: '',
  username: '',
  email: '',
  password: '',
  identification: '',
  identification_type: 'V',
  country: 'VE',
  companyType: '',
  plan: 'basic',
  company_name: '',
  company_identification: '',
  company_identification_type: 'J',
  main_currency: 'VES',
  alt_currency: 'USD',
  withoutLegalCompany: false,
  with_auto_rate: true,
};

/** What was filled in before a reload; a password never is. What does not look like a draft's field is left out. */
export function readDraft(): RegistrationDraft {
  const stored = readTab(KEY);
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
  const known = Object.entries(stored).filter(
    ([field, value]) =>
      field in EMPTY_DRAFT && typeof value === typeof EMPTY_DRAFT[field as keyof RegistrationDraft],
  );
  return { ...EMPTY_DRAFT, ...Object.fromEntries(known), password: '' };
}

export function storeDraft({ password: _, ...draft }: RegistrationDraft): void {
  writeTab(KEY, draft);
}

export function forgetDraft(): void {
  writeTab(KEY, undefined);
}

/** What is sent: a company that is not registered has no RIF, whatever was typed before. */
export function toRegistration(draft: RegistrationDraft): RegistrationDraft {
  return draft.withoutLegalCompany ? { ...draft, company_identification: '' } : draft;
}
