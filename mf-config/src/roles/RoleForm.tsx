import { ApiError, type ApiOutput, sendForm } from '@cuadra/shared/client';
import { useReloadHold, useSession } from '@cuadra/shared/state';
import {
  Button,
  DrawerFoot,
  DrawerStack,
  Field,
  KeptNotice,
  Notice,
  TextArea,
  TextInput,
} from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { PermissionMatrix } from '../permissions/PermissionMatrix.tsx';
import { type RoleDraftKept, useRoleDrafts } from './role-drafts.ts';
import { RoleDraft, type RoleValues, roleProblem } from './role-values.ts';

type SavedRole = ApiOutput<'POST /roles/create'>;

export interface RoleFormProps {
  /** Under which it is kept until it is saved. */
  draftKey: string;
  draft: RoleDraftKept;
  /** It was left without being saved before. */
  isRestored: boolean;
  /** Throws away what was left. */
  onStartAnew: () => void;
  onCancel: () => void;
  save: (values: RoleValues) => Promise<SavedRole>;
  onSaved: (role: SavedRole) => void;
  /** What else can be done with it, before the buttons of the form. */
  children?: ReactNode;
}

const SAVED_BEFORE =
  'Este rol ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.';

/** A role: name, description, permissions. What is typed is kept, so that closing the drawer by mistake loses nothing. */
export function RoleForm(props: RoleFormProps) {
  const { draftKey, draft, isRestored, onStartAnew, onCancel, save, onSaved, children } = props;
  const grants = useSession((session) => session.grants);
  const keep = useRoleDrafts((store) => store.keep);
  const drop = useRoleDrafts((store) => store.drop);
  const [trouble, setTrouble] = useState<string>();
  const { name, description, chosen } = draft;
  const form = useForm<RoleValues>({
    defaultValues: { name, description, chosen },
    resolver: zodResolver(RoleDraft),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useReloadHold(isDirty);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(draftKey, { ...draft, ...values }),
      }),
    [form, keep, draftKey, draft],
  );

  const problem = (field: keyof RoleValues) => {
    const reason = errors[field]?.message;
    return reason && roleProblem(field, String(reason));
  };
  const isNamed = form.watch('name').trim() !== '';

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    let saved: SavedRole | undefined;
    const sent = await sendForm(form, async () => {
      saved = await save(values);
    });
    if (sent.ok && saved) {
      drop(draftKey);
      onSaved(saved);
    } else if (!sent.ok) setTrouble(isSavedBefore(sent.error) ? SAVED_BEFORE : sent.trouble);
  });
  const forget = () => {
    drop(draftKey);
    onStartAnew();
  };

  return (
    <DrawerStack
      as="form"
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      {isRestored && <KeptNotice onStartAnew={forget} />}
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
        <Button
          variant="ghost"
          disabled={isSubmitting}
          onClick={() => {
            drop(draftKey);
            onCancel();
          }}
        >
          {isDirty || isRestored ? 'Descartar' : 'Cancelar'}
        </Button>
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
