import { fieldText, useCallMutation } from '@cuadra/shared/client';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { CheckboxGroup, Field, FormRow, TextInput } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { CompanyPicker } from './CompanyPicker.tsx';
import { type ChosenCompany, holdSchema, WEEK } from './hold-values.ts';
import { useChange } from './use-releases.ts';

const REASONS: Readonly<Record<string, string>> = {
  'not-a-time': 'Escribe una hora, como 08:00.',
  'same-as-opens': 'Tiene que ser otra hora.',
};

/** Lets a company keep its versions in its opening hours. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /release-holds/{id}');
  const entity = useEntityForm({
    schema: holdSchema,
    values: {
      company: null as ChosenCompany | null,
      days: ['1', '2', '3', '4', '5', '6'],
      ...{ opens: '08:00', closes: '18:00' },
    },
    send: ({ company, days, opens, closes }) =>
      change(`${company?.label} no cambia de versión en su horario.`, () =>
        mutateAsync({
          params: { id: company?.value ?? '' },
          body: { hours: { days: days.map(Number), opens, closes } },
        }),
      ),
    onSaved: onClose,
    fieldError: (_, reason) => REASONS[reason] ?? fieldText(reason),
    errorText: () => undefined,
  });
  const { form, errorOf } = entity;
  return (
    <FormDialog
      form={entity}
      title="Horas sin cambios"
      description="Entre esas horas la empresa sigue con las versiones que tiene, salvo que se retire alguna."
      submit="Guardar las horas"
      onClose={onClose}
      errorsOf={['days']}
    >
      <Controller
        control={form.control}
        name="company"
        render={({ field }) => (
          <Field label="Empresa" required error={errorOf('company')}>
            <CompanyPicker value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field }) => (
          <CheckboxGroup legend="Días" options={WEEK} value={field.value} onValueChange={field.onChange} />
        )}
      />
      <FormRow>
        <Field label="Abre" required error={errorOf('opens')}>
          <TextInput {...form.register('opens')} type="time" />
        </Field>
        <Field
          label="Cierra"
          required
          error={errorOf('closes')}
          hint="Antes de abrir: cierra al día siguiente."
        >
          <TextInput {...form.register('closes')} type="time" />
        </Field>
      </FormRow>
    </FormDialog>
  );
}
