import type { ApiOutput } from '@cuadra/shared/client';
import type { Role } from '@cuadra/shared/contract';
import { exact, formatPercent } from '@cuadra/shared/domain';
import { FormDrawer, type SentEdit, useEntityForm } from '@cuadra/shared/form';
import { useSession } from '@cuadra/shared/state';
import { Field, MoneyInput, TextArea, TextInput } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { PermissionMatrix } from '../permissions/PermissionMatrix.tsx';
import { roleEditing } from './role-editing.ts';
import { type RoleValues, roleFieldError, roleFormSchema } from './role-values.ts';
import { useDiscountLimit } from './use-roles.ts';

type SavedRole = ApiOutput<'POST /roles/create'>;

export interface RoleFormProps {
  /** The name of its draft. */
  draft: string;
  isNew: boolean;
  initial: RoleValues;
  onCancel: () => void;
  /** @param id for a new one */
  save: (values: RoleValues, id: string, edit: SentEdit<RoleValues>) => Promise<SavedRole>;
  /** The role that is changed. */
  role?: Role;
  onSaved: (role: SavedRole) => void;
  /** What else can be done with it, before the buttons of the form. */
  children?: ReactNode;
}

/** A role: name, description, permissions. */
export function RoleForm(props: RoleFormProps) {
  const { draft, isNew, initial, onCancel, save, role: changed, onSaved, children } = props;
  const grants = useSession((session) => session.grants);
  const limit = useDiscountLimit();
  const role = useEntityForm({
    draft: { name: draft, overClosing: true, isNew },
    schema: roleFormSchema,
    values: initial,
    send: save,
    edited: changed && roleEditing(changed),
    onSaved,
    fieldError: roleFieldError,
    alreadySaved:
      'Este rol ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.',
  });
  const { form, errorOf } = role;
  return (
    <FormDrawer
      form={role}
      submit="Guardar rol"
      canSubmit={form.watch('name').trim() !== ''}
      onDiscard={onCancel}
      actions={children}
      errorsOf={['chosen']}
    >
      <Field
        label="Nombre"
        required
        error={errorOf('name')}
        hint="Como le dices en tu tienda: Cajera, Encargado…"
      >
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label="Descripción" error={errorOf('description')} hint="Opcional. Para qué es este rol.">
        <TextArea {...form.register('description')} rows={2} maxLength={300} />
      </Field>
      <Controller
        control={form.control}
        name="max_discount"
        render={({ field }) => (
          <Field
            label="Descuento máximo"
            required
            error={errorOf('max_discount')}
            hint={`De cada línea que vende. ${exact(limit).lt(100) ? `Tú das hasta ${formatPercent(limit)}, así que no puede ser más.` : 'Con 0 no da descuentos; con 100 da los que quiera.'}`}
          >
            <MoneyInput
              leading="%"
              value={field.value}
              onValueChange={(next) => field.onChange(next ?? '')}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="chosen"
        render={({ field }) => (
          <PermissionMatrix
            value={field.value}
            held={grants}
            onChange={(next) => {
              form.clearErrors('chosen');
              field.onChange(next);
            }}
          />
        )}
      />
    </FormDrawer>
  );
}
