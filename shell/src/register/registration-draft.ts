import type { RegistrationDraft } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { storedJson } from '@cuadra/shared/state';

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

/** The tab's: it survives a reload and ends with the tab. What does not look like a draft's field is left out. */
const stored = storedJson<Partial<RegistrationDraft>>(
  'cuadra.registration.draft',
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            ([field, text]) =>
              field in EMPTY_DRAFT && typeof text === typeof EMPTY_DRAFT[field as keyof RegistrationDraft],
          ),
        )
      : undefined,
  'session',
);

/** What was filled in before a reload; a password never is. */
export function readDraft(): RegistrationDraft {
  return { ...EMPTY_DRAFT, ...stored.read(), password: '' };
}

export function storeDraft({ password: _, ...draft }: RegistrationDraft): void {
  stored.write(draft);
}

export function forgetDraft(): void {
  stored.write(undefined);
}

/** What is sent: a company that is not registered has no RIF, whatever was entered before. */
export function toRegistration(draft: RegistrationDraft): RegistrationDraft {
  return draft.withoutLegalCompany ? { ...draft, company_identification: '' } : draft;
}
