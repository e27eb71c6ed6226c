import { useCallMutation } from '@cuadra/shared/client';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, Select, TextInput } from '@cuadra/shared/ui';
import { z } from 'zod';
import { useChange } from './use-releases.ts';

const schema = z.object({
  username: z.string().trim().toLowerCase().min(3, 'required').max(40),
  days: z.string(),
});
const DAYS = [
  { value: '1', label: '1 día' },
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
];

/** Lets one person see versions of a module that nobody gets yet. */
export function PreviewDialog({ module, onClose }: { module: string; onClose: () => void }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/preview');
  const entity = useEntityForm({
    schema,
    values: { username: '', days: '7' },
    send: ({ username, days }) =>
      change(`${username} puede ver las versiones de ${module}.`, () =>
        mutateAsync({ params: { module }, body: { username, days: Number(days) } }),
      ),
    onSaved: onClose,
    errorText: () => undefined,
  });
  const { form, errorOf } = entity;
  return (
    <FormDialog
      form={entity}
      title="Dar vista previa"
      description={`La persona abre Cuadra con ?preview=${module}@ y la versión. La ve solo ella, en esa pestaña.`}
      submit="Dar la vista previa"
      onClose={onClose}
    >
      <Field label="Usuario" required error={errorOf('username')} hint="Con el que entra a Cuadra.">
        <TextInput
          {...form.register('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Durante" required error={errorOf('days')}>
        <Select {...form.register('days')} options={DAYS} />
      </Field>
    </FormDialog>
  );
}
