import { useCallMutation } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { identificationDoubt } from '@cuadra/shared/domain';
import { FormDialog, IdentityFields, useEntityForm } from '@cuadra/shared/form';
import { Field, FormRow, TextArea, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshSuppliers } from '../use-refresh-suppliers.ts';
import { supplierEditing } from './supplier-editing.ts';
import {
  NO_SUPPLIER,
  type SupplierValues,
  supplierFieldError,
  supplierFormSchema,
  supplierValues,
} from './supplier-values.ts';

export interface SupplierFormProps {
  /** The one that is changed; undefined for a new one. */
  supplier?: Supplier | undefined;
  /** What a new one is called, as far as somebody typed it. */
  name?: string;
  onClose: () => void;
  onSaved: (supplier: Supplier) => void;
}

/** A supplier, filled in or changed, at the side of the screen that asks for it. */
export default function SupplierForm({ supplier, name = '', onClose, onSaved }: SupplierFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(supplier);
  const create = useCallMutation('POST /suppliers/create');
  const update = useCallMutation('PUT /suppliers/update');
  const refresh = useRefreshSuppliers();
  const form = useEntityForm({
    draft: before ? { name: `edit-supplier ${before.id}` } : { name: 'create-supplier', isNew: true },
    schema: supplierFormSchema,
    values: before ? supplierValues(before) : ({ ...NO_SUPPLIER, name } satisfies SupplierValues),
    edited: before && supplierEditing(before),
    send: (output, id, edit) =>
      before
        ? update.mutateAsync({ body: { ...output, ...edit.fields, id: before.id } })
        : create.mutateAsync({ body: { ...output, id } }),
    update: (output, id) => update.mutateAsync({ body: { ...output, id } }),
    onSaved: (saved) => {
      refresh();
      onSaved(saved);
    },
    fieldError: supplierFieldError,
  });
  const { register, watch } = form.form;
  const { errorOf } = form;
  const [type, number] = watch(['identification_type', 'identification']);
  return (
    <FormDialog
      form={form}
      title={before ? before.name : 'Nuevo proveedor'}
      submit={before ? 'Guardar cambios' : 'Guardar proveedor'}
      asDrawer
      onClose={onClose}
    >
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...register('name')} maxLength={120} autoComplete="off" autoFocus={!before} />
      </Field>
      <IdentityFields
        type={register('identification_type')}
        number={register('identification')}
        label="RIF o cédula"
        error={errorOf('identification')}
        doubt={identificationDoubt(type, number)}
      />
      <FormRow>
        <Field label="Teléfono" error={errorOf('phone')} hint="Con él le mandas el pedido por WhatsApp.">
          <TextInput {...register('phone')} type="tel" maxLength={40} autoComplete="off" />
        </Field>
        <Field label="Correo" error={errorOf('email')}>
          <TextInput {...register('email')} type="email" maxLength={254} autoComplete="off" />
        </Field>
      </FormRow>
      <Field
        label="Días de crédito"
        error={errorOf('credit_days')}
        hint="Cuántos días te da para pagar una factura. Vacío si siempre le pagas al recibir."
      >
        <TextInput {...register('credit_days')} inputMode="numeric" maxLength={3} autoComplete="off" />
      </Field>
      <Field label="Dirección" error={errorOf('address')}>
        <TextArea {...register('address')} rows={2} maxLength={300} />
      </Field>
      <Field label="Nota" error={errorOf('note')} hint="Quién atiende, qué días despacha.">
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
