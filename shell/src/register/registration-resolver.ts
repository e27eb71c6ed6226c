import { RegistrationDraft, type RegistrationInput } from '@cuadra/shared/contract';
import { isIdentification } from '@cuadra/shared/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, Resolver } from 'react-hook-form';
import { toRegistration } from './registration-draft.ts';

const check = zodResolver<RegistrationInput, unknown, RegistrationDraft>(RegistrationDraft);

/** Holds the draft against the contract, and against what the API checks beside it: how identifications are written. */
export const registrationResolver: Resolver<RegistrationDraft> = async (values, context, options) => {
  const draft = toRegistration(values);
  const { fields, criteriaMode, shouldUseNativeValidation } = options;
  const result = await check(draft, context, {
    fields,
    shouldUseNativeValidation,
    ...(criteriaMode && { criteriaMode }),
  });
  const wrong = wrongIdentifications(draft);
  const errors = { ...wrong, ...result.errors };
  return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
};

function wrongIdentifications(draft: RegistrationDraft): Record<string, FieldError> {
  const wrong: Record<string, FieldError> = {};
  const error = { type: 'contract', message: 'not-an-identification' };
  const { identification, identification_type, company_identification, company_identification_type } = draft;
  if (identification && !isIdentification(identification_type, identification)) wrong.identification = error;
  if (company_identification && !isIdentification(company_identification_type, company_identification)) {
    wrong.company_identification = error;
  }
  return wrong;
}
