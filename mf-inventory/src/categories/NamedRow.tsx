import { useEntityForm } from '@cuadra/shared/form';
import { Badge, Button, Field, IconButton, Notice, Row, TextInput } from '@cuadra/shared/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MOST_LETTERS, type NamedKind, nameErrorText, nameFormSchema } from '../named/named-kinds.ts';
import { Inline, Line } from './named-style.ts';

export interface NamedRowProps {
  name: string;
  kind: NamedKind;
  /** It comes with every company and stays as it is. */
  isDefault: boolean;
  rename: ((name: string) => Promise<unknown>) | undefined;
  onRemove: (() => void) | undefined;
}

/** A name in its list; renamed where it stands. */
export function NamedRow({ name, kind, isDefault, rename, onRemove }: NamedRowProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing && rename) {
    return <Renaming name={name} kind={kind} rename={rename} onDone={() => setEditing(false)} />;
  }
  return (
    <Line>
      <span>{name}</span>
      {isDefault && <Badge>De Cuadra</Badge>}
      {rename && !isDefault && (
        <IconButton
          ref={pencil}
          icon="pencil"
          label={`Cambiar el nombre de ${name}`}
          onClick={() => setEditing(true)}
        />
      )}
      {onRemove && !isDefault && <IconButton icon="trash" label={`Eliminar ${name}`} onClick={onRemove} />}
    </Line>
  );
}

interface RenamingProps {
  name: string;
  kind: NamedKind;
  rename: (name: string) => Promise<unknown>;
  onDone: () => void;
}

function Renaming({ name: before, kind, rename, onDone }: RenamingProps) {
  const entity = useEntityForm({
    schema: nameFormSchema,
    values: { name: before },
    send: async ({ name }) => {
      if (name !== before) await rename(name).finally(() => form.setFocus('name'));
    },
    onSaved: onDone,
    fieldError: (_, reason) => nameErrorText(kind, reason),
  });
  const { form, error, isSubmitting } = entity;
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);

  // Takes back what was typed, and leaves the drawer open.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (!isSubmitting) onDone();
  };

  return (
    <>
      <Inline onSubmit={entity.onSubmit} onKeyDown={leave} noValidate>
        <Field label={`Nombre de ${before}`} hideLabel error={entity.errorOf('name')}>
          <TextInput
            {...form.register('name')}
            readOnly={isSubmitting}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Row $align="stretch" $oneLine>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Guardar
          </Button>
          <Button disabled={isSubmitting} onClick={onDone}>
            Cancelar
          </Button>
        </Row>
      </Inline>
      {error && (
        <Notice tone="bad" title={error}>
          Lo que escribiste sigue aquí.
        </Notice>
      )}
    </>
  );
}
