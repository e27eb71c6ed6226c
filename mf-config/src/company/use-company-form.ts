import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { type CompanyValues, companyProblem } from './company-draft.ts';

export type CompanyFormState = UseFormReturn<CompanyValues> & {
  /** What is wrong with a field, in words. */
  problem: (field: keyof CompanyValues) => string | undefined;
};

/** The form of the company that stands around. */
export function useCompanyForm(): CompanyFormState {
  const form = useFormContext<CompanyValues>();
  const problem = (field: keyof CompanyValues): string | undefined => {
    const reason = form.formState.errors[field]?.message;
    return reason === undefined ? undefined : companyProblem(field, reason);
  };
  return { ...form, problem };
}
