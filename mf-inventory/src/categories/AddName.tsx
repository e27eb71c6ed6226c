import { newId } from '@cuadra/shared/domain';
import { Button, Field, Notice, TextInput, VisuallyHidden } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Beside, Form } from './names-style.ts';
import { MOST_LETTERS, nameProblem, type Words } from './words.ts';
import { type Written, writeName } from './write-name.ts';

export interface AddNameProps {
  words: Words;
  /** Under an id that stays the same until it worked. */
  create: (named: { id: string; name: string }) => Promise<unknown>;
}

/** Adds one after another: after each the field is empty again, with the focus in it. */
export function AddName({ words, create }: AddNameProps) {
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

  const { reason, trouble } = outcome.ok ? {} : outcome;
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field label={words.add} error={reason && nameProblem(words, reason)}>
          <TextInput
            ref={box}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setOutcome({ ok: true });
            }}
            readOnly={isBusy}
            maxLength={MOST_LETTERS}
            placeholder={words.example}
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
      {trouble && (
        <Notice tone="bad" title={trouble}>
          Lo que escribiste sigue aquí.
        </Notice>
      )}
    </>
  );
}
