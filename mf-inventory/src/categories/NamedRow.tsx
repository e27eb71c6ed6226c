import { Badge, Button, Field, IconButton, Notice, Row, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MOST_LETTERS, type NamedKind, nameErrorText } from './named-kinds.ts';
import { Inline, Line } from './named-style.ts';
import { type Written, writeName } from './write-name.ts';

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

function Renaming({ name, kind, rename, onDone }: RenamingProps) {
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Written>({ ok: true });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === name) return onDone();
    setBusy(true);
    const written = await writeName(typed, rename);
    setBusy(false);
    setOutcome(written);
    if (written.ok) onDone();
    else box.current?.focus();
  };
  // Takes back what was typed, and leaves the drawer open.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (!isBusy) onDone();
  };

  const { reason, error } = outcome.ok ? {} : outcome;
  return (
    <>
      <Inline onSubmit={(event) => void submit(event)} onKeyDown={leave} noValidate>
        <Field label={`Nombre de ${name}`} hideLabel error={reason && nameErrorText(kind, reason)}>
          <TextInput
            ref={box}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setOutcome({ ok: true });
            }}
            readOnly={isBusy}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Row $align="stretch" $oneLine>
          <Button type="submit" variant="primary" loading={isBusy}>
            Guardar
          </Button>
          <Button disabled={isBusy} onClick={onDone}>
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
