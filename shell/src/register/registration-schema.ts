import { RegistrationDraft } from '@cuadra/shared/contract';
import { IDENTIFICATION_RULE, isIdentification } from '@cuadra/shared/domain';
import { toRegistration } from './registration-draft.ts';

/** What the contract says of a registration, and what the API checks beside it: how identifications are written. */
export const registrationSchema = RegistrationDraft.refine(...IDENTIFICATION_RULE)
  .refine(
    ({ withoutLegalCompany, company_identification, company_identification_type }) =>
      withoutLegalCompany ||
      !company_identification ||
      isIdentification(company_identification_type, company_identification),
    { path: ['company_identification'], error: 'not-an-identification' },
  )
  .transform(toRegistration);
