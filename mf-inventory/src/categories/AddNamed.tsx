import { useEntityForm } from '@cuadra/shared/form';
import { Button, Field, Notice, TextInput, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { MOST_LETTERS, type NamedKind, nameErrorText, nameFormSchema } from '../named/named-kinds.ts';
import { Beside, Form } from './named-style.ts';
import type { NamedCrud } from './use-named-crud.ts';

export interface AddNamedProps extends Pick<NamedCrud, 'rename'> {
  kind: NamedKind;
  create: NonNullable<NamedCrud['create']>;
}

/** Adds one after another: after each the field is empty again, with the focus in it. In a line, so that it is no drawer. */
export function AddNamed({ kind, create, rename }: AddNamedProps) {
  // The list shows it; a toast would lie over the button while the next one is typed.
  const [added, setAdded] = useState<string>();
  const focus = () => form.setFocus('name');
  const entity = useEntityForm({
    schema: nameFormSchema,
    values: { name: '' },
    send: ({ name }, id) => create({ id, name }).finally(focus),
    ...(rename && { update: ({ name }: { name: string }, id: string) => rename({ id, name }) }),
    onSaved: (_, { name }) => setAdded(name),
    next: () => ({ name: '' }),
    fieldError: (_, reason) => nameErrorText(kind, reason),
  });
  const { form, error, isSubmitting } = entity;

  return (
    <>
      <Form onSubmit={entity.onSubmit} noValidate>
        <Field label={kind.add} error={entity.errorOf('name')}>
          <TextInput
            {...form.register('name')}
            readOnly={isSubmitting}
            maxLength={MOST_LETTERS}
            placeholder={kind.example}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Beside>
          <Button type="submit" variant="primary" icon="plus" loading={isSubmitting}>
            Agregar
          </Button>
        </Beside>
      </Form>
      <VisuallyHidden aria-live="polite">{added && `Agregaste «${added}».`}</VisuallyHidden>
      {error && (
        <Notice tone="bad" title={error}>
          Lo que escribiste sigue aquí.
        </Notice>
      )}
    </>
  );
}
