import { sendForm } from '@cuadra/shared/client';
import type { CompanyDetails } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, Notice } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { CompanyDraft, type CompanyValues, companyValues } from './company-draft.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { TicketSection } from './TicketSection.tsx';
import { useSaveCompany } from './use-save-company.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  /* In sight however long the form is. */
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) var(--s-4);
  background: var(--surface);
  border-top: 1px solid var(--line);
  & > [role='alert'] {
    flex-basis: 100%;
  }
`;

/** The company's data, filled in and sent as one; what the server refuses is said on its field. */
export default function CompanyForm({ company }: { company: CompanyDetails }) {
  const id = useId();
  const save = useSaveCompany(company.id);
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<CompanyValues>({
    defaultValues: companyValues(company),
    resolver: zodResolver(CompanyDraft),
  });
  const { isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () => save(values));
    if (!sent.ok) return setTrouble(sent.trouble);
    form.reset(values);
    notify.success('Guardamos los datos de tu empresa.');
  });

  return (
    <FormProvider {...form}>
      <Form
        id={id}
        aria-label="Datos de tu empresa"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        <IdentitySection />
        <TicketSection />
        <Actions>
          {trouble && <Notice tone="bad">{trouble}</Notice>}
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
            Guardar empresa
          </Button>
          {isDirty && (
            <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              Deshacer cambios
            </Button>
          )}
        </Actions>
      </Form>
    </FormProvider>
  );
}
