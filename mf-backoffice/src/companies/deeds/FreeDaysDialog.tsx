import { fieldText, useCall, useCallMutation } from '@cuadra/shared/client';
import { type BackofficeClient, MAX_FREE_DAYS } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, TextInput } from '@cuadra/shared/ui';
import { days } from '../../basics/names.ts';
import { freeDaysSchema } from './deed-values.ts';
import { Foreseen } from './Foreseen.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDeed } from './use-deed.ts';

/** Gives days for nothing, and says before what they make. */
export function FreeDaysDialog({ client, onClose }: { client: BackofficeClient; onClose: () => void }) {
  const { id, name } = client.company;
  const { mutateAsync } = useCallMutation('POST /backoffice/client/{id}/free_days');
  const { deed, settle } = useDeed(client);
  const form = useEntityForm({
    schema: freeDaysSchema,
    values: { days: '', reason: '' },
    send: (output) =>
      settle(
        mutateAsync({ params: { id }, body: { ...output, ...deed } }),
        `Le diste ${days(output.days)} gratis a ${name}.`,
      ),
    onSaved: onClose,
    fieldError: (_, reason) =>
      reason === 'out-of-range' ? `De 1 a ${MAX_FREE_DAYS} días.` : fieldText(reason),
  });
  const wanted = freeDaysSchema.shape.days.safeParse(form.form.watch('days'));
  const foreseen = useCall(
    'GET /backoffice/client/{id}/free_days',
    { params: { id }, query: { days: wanted.data ?? 1 } },
    { enabled: wanted.success, staleTime: 0 },
  );
  return (
    <FormDialog
      form={form}
      title="Dar días gratis"
      description={`Se suman detrás de los que ${name} ya tiene, y no le cuestan nada de su saldo.`}
      submit="Dar los días"
      onClose={onClose}
    >
      <Field label="Días" required error={form.errorOf('days')}>
        <TextInput {...form.form.register('days')} inputMode="numeric" maxLength={4} autoComplete="off" />
      </Field>
      {wanted.success && <Foreseen seen={foreseen.data} />}
      <ReasonField
        field={form.form.register('reason')}
        error={form.errorOf('reason')}
        hint="Queda en el registro."
        placeholder="Por la falla del lunes"
      />
    </FormDialog>
  );
}
