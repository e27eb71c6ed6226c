import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { CompanyDetails } from '@cuadra/shared/contract';
import type { SentEdit } from '@cuadra/shared/form';
import { useSession } from '@cuadra/shared/state';
import { type CompanyValues, companyBody } from './company-values.ts';

/** Saves the company's data; the menu, the tickets and whoever else shows it follow. */
export function useSaveCompany(
  id: string,
): (values: CompanyValues, draftId: string, edit: SentEdit<CompanyValues>) => Promise<CompanyDetails> {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('PUT /companies/update');
  return async (values, _, { fields }) => {
    const saved = await mutateAsync({ body: { ...companyBody(id, values), ...fields } });
    calls.set('GET /companies', saved);
    const { state, setState } = useSession.getState();
    if (state?.company?.id === saved.id) {
      const { name, legal_name, identification, identification_type, address } = saved;
      const company = { ...state.company, name, legal_name, identification, identification_type, address };
      setState({ ...state, company });
    }
    await calls.refresh('GET /companies');
    return saved;
  };
}
