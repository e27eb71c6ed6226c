import { useCallMutation } from '@cuadra/shared/client';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { CompanyPicker } from './CompanyPicker.tsx';
import { useChange } from './use-releases.ts';

const Company = z.object({ value: z.string(), label: z.string() });
const schema = z.object({
  company: Company.nullable().transform((company, context) => {
    if (company !== null) return company;
    context.addIssue({ code: 'custom', message: 'required' });
    return z.NEVER;
  }),
});

export interface PinDialogProps {
  module: string;
  version: string;
  onClose: () => void;
}

/** Gives one company a version of its own. */
export function PinDialog({ module, version, onClose }: PinDialogProps) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/pin');
  const entity = useEntityForm({
    schema,
    values: { company: null as z.input<typeof Company> | null },
    send: ({ company }) =>
      change(`${company.label} recibe ${module} ${version}.`, () =>
        mutateAsync({ params: { module }, body: { company_id: company.value, version } }),
      ),
    onSaved: onClose,
    errorText: () => undefined,
  });
  return (
    <FormDialog
      form={entity}
      title={`Fijar ${version} a una empresa`}
      description="La recibe pase lo que pase con las demás, hasta que la quites. También en sus horas sin cambios."
      submit="Fijar la versión"
      onClose={onClose}
    >
      <Controller
        control={entity.form.control}
        name="company"
        render={({ field }) => (
          <Field label="Empresa" required error={entity.errorOf('company')}>
            <CompanyPicker value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
    </FormDialog>
  );
}
