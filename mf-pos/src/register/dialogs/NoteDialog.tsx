import { KEEPS_CODES } from '@cuadra/shared/scan';
import { Dialog, Field, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormButtons } from '../../keyboard/FormButtons.tsx';
import type { CartLine } from '../../sale/lines/line.ts';

/** As the API takes it. */
const LONGEST = 200;

const Form = styled.form`
  padding-top: var(--s-3);
`;

export interface NoteDialogProps {
  line: CartLine;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** What is to be said about one line: how it is wanted, a serial number. */
export function NoteDialog({ line, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(line.note);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(note);
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title="Nota de la línea"
      description={line.name}
      onOpenChange={onClose}
      initialFocus={field}
      footer={<FormButtons form={form} submit="Guardar nota" onCancel={onClose} />}
    >
      <Form id={form} onSubmit={save}>
        <Field label="Nota" hint="Sale en el ticket, debajo del producto.">
          <TextInput
            {...KEEPS_CODES}
            ref={field}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={LONGEST}
            placeholder="Sin hielo, serial 4512…"
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
      </Form>
    </Dialog>
  );
}
