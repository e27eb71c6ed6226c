import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { CLIENT_ID_PREFIX, identificationDoubt } from '@cuadra/shared/domain';
import { FormDayInput, FormDialog, IdentityFields, useEntityForm } from '@cuadra/shared/form';
import { useCan } from '@cuadra/shared/state';
import { Checkbox, Field, FormRow, MoneyInput, TextArea, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useRefreshClients } from '../use-refresh-clients.ts';
import { clientEditing } from './client-editing.ts';
import { clientFieldError, clientFormSchema, clientValues, NO_CLIENT } from './client-values.ts';
import { KnownClientNotice } from './KnownClientNotice.tsx';

export interface ClientFormProps {
  /** The one that is changed; undefined for a new one. */
  client?: Client | undefined;
  onClose: () => void;
  onSaved: (client: Client) => void;
}

/** A client, filled in or changed. */
export default function ClientForm({ client, onClose, onSaved }: ClientFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(client);
  const create = useCallMutation('POST /clients/create');
  const update = useCallMutation('PUT /clients/update');
  const refresh = useRefreshClients();
  const mayMark = useCan(['clients', 'update']);
  const { data: rate } = useCall('GET /rates/dollar');
  const form = useEntityForm({
    draft: before ? { name: `edit-client ${before.id}` } : { name: 'create-client', isNew: true },
    schema: clientFormSchema,
    values: before ? clientValues(before) : NO_CLIENT,
    edited: before && clientEditing(before),
    send: (output, id, edit) =>
      before
        ? update.mutateAsync({ body: { ...output, ...edit.fields, id: before.id } })
        : create.mutateAsync({ body: { ...output, id: `${CLIENT_ID_PREFIX}${id}` } }),
    update: (output, id) => update.mutateAsync({ body: { ...output, id: `${CLIENT_ID_PREFIX}${id}` } }),
    onSaved: (saved) => {
      refresh();
      onSaved(saved);
    },
    fieldError: clientFieldError,
  });
  const { register, watch, control } = form.form;
  const { errorOf } = form;
  const [type, number] = watch(['identification_type', 'identification']);
  return (
    <FormDialog
      form={form}
      title={before ? before.name : 'Nuevo cliente'}
      submit={before ? 'Guardar cambios' : 'Guardar cliente'}
      asDrawer
      onClose={onClose}
    >
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...register('name')} maxLength={120} autoComplete="off" autoFocus={!before} />
      </Field>
      <IdentityFields
        type={register('identification_type')}
        number={register('identification')}
        label="Cédula o RIF"
        error={errorOf('identification')}
        doubt={identificationDoubt(type, number)}
      />
      <KnownClientNotice type={type} number={number} except={before?.id} />
      <FormRow>
        <Field label="Teléfono" error={errorOf('phone')} hint="Con él le escribes por WhatsApp.">
          <TextInput {...register('phone')} type="tel" maxLength={40} autoComplete="off" />
        </Field>
        <Field label="Correo" error={errorOf('email')}>
          <TextInput {...register('email')} type="email" maxLength={254} autoComplete="off" />
        </Field>
      </FormRow>
      <FormRow>
        <Field label="Límite de crédito" error={errorOf('credit_limit')} hint="Vacío si no le pones límite.">
          <Controller
            name="credit_limit"
            control={control}
            render={({ field }) => (
              <MoneyInput
                currency={rate?.alternative ?? 'USD'}
                value={field.value ?? ''}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
        </Field>
        <Field label="Días de crédito" error={errorOf('credit_days')} hint="Vacío si no le pones plazo.">
          <TextInput {...register('credit_days')} inputMode="numeric" maxLength={3} autoComplete="off" />
        </Field>
      </FormRow>
      {mayMark && (
        <Controller
          name="is_wholesale"
          control={control}
          render={({ field }) => (
            <Checkbox
              label="Le vendo a precio de mayorista"
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      )}
      <Field label="Cumpleaños" error={errorOf('birthday')}>
        <FormDayInput control={control} name="birthday" />
      </Field>
      <Field label="Dirección" error={errorOf('address')}>
        <TextArea {...register('address')} rows={2} maxLength={300} />
      </Field>
      <Field label="Nota" error={errorOf('note')} hint="Qué días paga, quién compra por su cuenta.">
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
