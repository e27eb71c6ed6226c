import { sendForm } from '@cuadra/shared/client';
import type { CompanyDetails } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, DrawerFoot, DrawerStack, KeptNotice, Notice, useKeptForm } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CompanyDraft, type CompanyValues, companyValues } from './company-draft.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { TicketSection } from './TicketSection.tsx';
import { useSaveCompany } from './use-save-company.ts';

/** The company's data, filled in and sent as one; what the server refuses is said on its field. */
export default function CompanyForm({ company }: { company: CompanyDetails }) {
  const id = useId();
  const save = useSaveCompany(company.id);
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<CompanyValues>({
    defaultValues: companyValues(company),
    resolver: zodResolver(CompanyDraft),
  });
  const kept = useKeptForm(`company ${company.id}`, form, { overClosing: true });
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
      <DrawerStack
        as="form"
        id={id}
        aria-label="Datos de tu empresa"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        {kept.isRestored && <KeptNotice onStartAnew={kept.startAnew} />}
        <IdentitySection />
        <TicketSection />
        <DrawerFoot>
          {trouble && <Notice tone="bad">{trouble}</Notice>}
          {isDirty && (
            <Button variant="ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              Deshacer cambios
            </Button>
          )}
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isDirty}>
            Guardar empresa
          </Button>
        </DrawerFoot>
      </DrawerStack>
    </FormProvider>
  );
}
