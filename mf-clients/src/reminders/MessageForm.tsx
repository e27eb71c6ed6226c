import { fieldText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { ReminderMessage, updateReminderMessage } from '@cuadra/shared/contract';
import { REMINDER_FIELDS, SUGGESTED_REMINDER, unknownReminderFields } from '@cuadra/shared/domain';
import { editing, FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, Text, TextArea } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { z } from 'zod';

const Fields = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 2px var(--s-3);
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
`;

interface Values {
  text: string;
  payment_data: string;
}

const body = updateReminderMessage.body.omit({ version: true, edit_id: true });
const schema = z
  .custom<Values>()
  // What is suggested stays suggested, also where we word it better some day.
  .transform(({ text, payment_data }) => ({ text: text === SUGGESTED_REMINDER ? '' : text, payment_data }))
  .pipe(body)
  .refine(({ text }) => unknownReminderFields(text).length === 0, { path: ['text'], error: 'unknown-field' });

const valuesOf = ({ text, payment_data }: ReminderMessage): Values => ({
  text: text || SUGGESTED_REMINDER,
  payment_data,
});

interface MessageFormProps {
  message: ReminderMessage;
  onClose: () => void;
}

/** What the shop writes to whoever owes something, kept for all its clients. */
export function MessageForm({ message, onClose }: MessageFormProps) {
  const [before] = useState(message);
  const { mutateAsync } = useCallMutation('PUT /clients/reminder_message');
  const calls = useCallCache();
  const form = useEntityForm({
    schema,
    values: valuesOf(before),
    edited: editing({
      entity: before,
      schema: ReminderMessage,
      values: valuesOf,
      labels: { text: 'Mensaje', payment_data: 'Cómo pagarte' },
    }),
    send: (output, _id, edit) => mutateAsync({ body: { ...output, ...edit.fields } }),
    onSaved: () => {
      notify.success('Guardamos el mensaje: vale para todos tus clientes.');
      void calls.refresh('GET /clients/reminder_message');
      onClose();
    },
    fieldError: (_, reason, value) =>
      reason === 'unknown-field'
        ? `No conocemos ${unknownReminderFields(String(value))
            .map((name) => `{${name}}`)
            .join(', ')}. Revisa cómo está escrito.`
        : fieldText(reason),
  });
  const { register } = form.form;
  return (
    <FormDialog
      form={form}
      title="Mensaje para recordar una deuda"
      description="Lo escribes una vez y vale para todos: cada cliente recibe el suyo con sus datos."
      submit="Guardar mensaje"
      onClose={onClose}
    >
      <Field label="Mensaje" error={form.errorOf('text')}>
        <TextArea {...register('text')} rows={6} maxLength={1000} autoFocus />
      </Field>
      <Text as="div" $tone="quiet" $size="sm">
        Entre llaves va lo de cada cliente. Si algo falta, su línea no sale.
        <Fields>
          {Object.entries(REMINDER_FIELDS).map(([name, meaning]) => (
            <li key={name}>
              <strong>{`{${name}}`}</strong> {meaning}
            </li>
          ))}
        </Fields>
      </Text>
      <Field
        label="Cómo pagarte"
        hint="Tu Pago Móvil, Zelle o cuenta: sale donde dice {pago}."
        error={form.errorOf('payment_data')}
      >
        <TextArea {...register('payment_data')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
