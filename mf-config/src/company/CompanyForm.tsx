import type { CompanyDetails } from '@cuadra/shared/contract';
import { FormDrawer, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useState } from 'react';
import { companyEditing } from './company-editing.ts';
import { companyFieldError, companyFormSchema, companyValues } from './company-values.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { TicketSection } from './TicketSection.tsx';
import { useSaveCompany } from './use-save-company.ts';
import { Visits } from './Visits.tsx';

/** The company's data, filled in and sent as one. */
export default function CompanyForm({ company }: { company: CompanyDetails }) {
  const [first] = useState(company);
  const form = useEntityForm({
    draft: { name: `company ${company.id}`, overClosing: true },
    schema: companyFormSchema,
    values: companyValues(company),
    send: useSaveCompany(company.id),
    edited: companyEditing(first),
    next: (_, values) => values,
    onSaved: () => notify.success('Guardamos los datos de tu empresa.'),
    fieldError: companyFieldError,
  });
  return (
    <FormDrawer form={form} label="Datos de tu empresa" submit="Guardar empresa" canSubmit={form.isDirty}>
      <IdentitySection />
      <TicketSection />
      <Visits />
    </FormDrawer>
  );
}
