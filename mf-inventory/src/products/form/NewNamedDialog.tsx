import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, TextInput } from '@cuadra/shared/ui';
import { MOST_LETTERS, type NamedKind, nameErrorText, nameFormSchema } from '../../named/named-kinds.ts';
import type { Named } from '../../named/use-create-named.ts';

export interface NewNamedDialogProps {
  kind: NamedKind;
  open: boolean;
  create: (named: Named) => Promise<void>;
  onCreated: (named: Named) => void;
  onClose: () => void;
}

/** A new category or measure, without leaving the form that wants it. */
export function NewNamedDialog({ kind, open, create, onCreated, onClose }: NewNamedDialogProps) {
  const entity = useEntityForm({
    schema: nameFormSchema,
    values: { name: '' },
    send: async ({ name }, id) => {
      await create({ id, name });
      return { id, name };
    },
    next: () => ({ name: '' }),
    onSaved: onCreated,
    fieldError: (_, reason) => nameErrorText(kind, reason),
  });
  return (
    <FormDialog size="sm" form={entity} title={kind.add} submit="Crear" open={open} onClose={onClose}>
      <Field label="Nombre" required error={entity.errorOf('name')}>
        <TextInput
          {...entity.form.register('name')}
          maxLength={MOST_LETTERS}
          placeholder={kind.example}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
