import { ApiError, type ApiOutput, sendForm } from '@cuadra/shared/client';
import { useReloadHold, useSession } from '@cuadra/shared/state';
import {
  Button,
  DiscardButton,
  DrawerFoot,
  DrawerStack,
  Field,
  KeptNotice,
  Notice,
  TextArea,
  TextInput,
  useKeptForm,
} from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { PermissionMatrix } from '../permissions/PermissionMatrix.tsx';
import { RoleDraft, type RoleValues, roleProblem } from './role-values.ts';

type SavedRole = ApiOutput<'POST /roles/create'>;

export interface RoleFormProps {
  /** What it is kept as until it is saved: see `useKeptForm`. */
  keptAs: string;
  initial: RoleValues;
  onCancel: () => void;
  /** @param id for a new one: made with its form, so that saving it twice creates one */
  save: (values: RoleValues, id: string) => Promise<SavedRole>;
  onSaved: (role: SavedRole) => void;
  /** What else can be done with it, before the buttons of the form. */
  children?: ReactNode;
}

const SAVED_BEFORE =
  'Este rol ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.';

/** A role: name, description, permissions. What is typed is kept, so that closing the drawer by mistake loses nothing. */
export function RoleForm(props: RoleFormProps) {
  const { keptAs, initial, onCancel, save, onSaved, children } = props;
  const grants = useSession((session) => session.grants);
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<RoleValues>({ defaultValues: initial, resolver: zodResolver(RoleDraft) });
  const kept = useKeptForm(keptAs, form, { overClosing: true });
  const { errors, isSubmitting, isDirty } = form.formState;
  useReloadHold(isDirty);

  const problem = (field: keyof RoleValues) => {
    const reason = errors[field]?.message;
    return reason && roleProblem(field, String(reason));
  };
  const isNamed = form.watch('name').trim() !== '';

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    let saved: SavedRole | undefined;
    const sent = await sendForm(form, async () => {
      saved = await save(values, kept.id);
    });
    if (sent.ok && saved) {
      kept.forget();
      onSaved(saved);
    } else if (!sent.ok) setTrouble(isSavedBefore(sent.error) ? SAVED_BEFORE : sent.trouble);
  });

  return (
    <DrawerStack
      as="form"
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      {kept.isRestored && <KeptNotice onStartAnew={kept.startAnew} />}
      <Field
        label="Nombre"
        required
        error={problem('name')}
        hint="Como le dices en tu tienda: Cajera, Encargado…"
      >
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label="Descripción" error={problem('description')} hint="Opcional. Para qué es este rol.">
        <TextArea {...form.register('description')} rows={2} maxLength={300} />
      </Field>
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
      <DrawerFoot>
        {problem('chosen') && <Notice tone="bad">{problem('chosen')}</Notice>}
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        {children}
        <DiscardButton kept={kept} isDirty={isDirty} disabled={isSubmitting} onDiscard={onCancel} />
        <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isNamed}>
          Guardar rol
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}

/** The answer to an earlier try was lost on its way, and the form was changed since. */
function isSavedBefore(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ERROR_CONFLICT' && error.fields.id === 'already-used';
}
