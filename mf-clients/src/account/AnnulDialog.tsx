import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, TextArea } from '@cuadra/shared/ui';
import { z } from 'zod';

const MOST_LETTERS = 300;

const schema = z.object({ reason: z.string().trim().min(1, 'required').max(MOST_LETTERS, 'too-long') });

export interface AnnulDialogProps {
  /** «¿Anular el abono?» */
  title: string;
  /** What comes of it. */
  description: string;
  submit: string;
  send: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a line of a client's account back, with a reason that stays in it. */
export function AnnulDialog({ title, description, submit, send, onDone, onClose }: AnnulDialogProps) {
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    send: ({ reason }) => send(reason),
    onSaved: onDone,
  });
  return (
    <FormDialog form={form} title={title} description={description} submit={submit} danger onClose={onClose}>
      <Field label="Motivo" required error={form.errorOf('reason')} hint="Queda en su estado de cuenta.">
        <TextArea {...form.form.register('reason')} rows={2} maxLength={MOST_LETTERS} autoFocus />
      </Field>
    </FormDialog>
  );
}
