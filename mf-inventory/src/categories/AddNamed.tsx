import { newId } from '@cuadra/shared/domain';
import { Button, Field, Notice, TextInput, VisuallyHidden } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { MOST_LETTERS, type NamedKind, nameErrorText } from './named-kinds.ts';
import { Beside, Form } from './named-style.ts';
import type { Named } from './use-named-crud.ts';
import { type Written, writeName } from './write-name.ts';

export interface AddNamedProps {
  kind: NamedKind;
  /** Under an id that stays the same until it worked. */
  create: (named: Named) => Promise<unknown>;
}

/** Adds one after another: after each the field is empty again, with the focus in it. */
export function AddNamed({ kind, create }: AddNamedProps) {
  const [id, setId] = useState(newId);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Written>({ ok: true });
  // The list shows it; a toast would lie over the button while the next one is typed.
  const [added, setAdded] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const written = await writeName(name, (trimmed) => create({ id, name: trimmed }));
    setBusy(false);
    setOutcome(written);
    box.current?.focus();
    if (!written.ok) return;
    setAdded(name.trim());
    setId(newId());
    setName('');
  };

  const { reason, error } = outcome.ok ? {} : outcome;
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field label={kind.add} error={reason && nameErrorText(kind, reason)}>
          <TextInput
            ref={box}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setOutcome({ ok: true });
            }}
            readOnly={isBusy}
            maxLength={MOST_LETTERS}
            placeholder={kind.example}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Beside>
          <Button type="submit" variant="primary" icon="plus" loading={isBusy}>
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
