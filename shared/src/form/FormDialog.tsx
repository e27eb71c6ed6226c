import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Dialog, type DialogProps, Drawer, Stack } from '../ui/index.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { EditConflict } from './EditConflict.tsx';
import type { EntityForm } from './entity-form.ts';
import { EntityFormProvider } from './FormContext.tsx';
import { FormErrors } from './FormErrors.tsx';
import type { FieldName } from './field-name.ts';

export interface FormDialogProps<Values extends FieldValues, Output>
  extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: EntityForm<Values, Output>;
  /** The fields. */
  children: ReactNode;
  /** The button that saves: a verb and what it saves. */
  submit: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** The button that does not; «Cancelar» by default. */
  cancel?: string;
  /** False: it is closed, and what was typed into it is given up. Whoever shows it only while it is open leaves it out. */
  open?: boolean;
  onClose: () => void;
  /** At the side of the screen instead of in its middle. */
  asDrawer?: boolean;
  /** Something of it is still being made, as a picture is made small: it is not sent before. */
  busy?: boolean;
  /** Fields whose error is said below all of them. */
  errorsOf?: readonly FieldName<Values>[];
}

/** A form in a dialog of its own; while it is being sent the dialog stays. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, children, submit, danger = false, cancel = 'Cancelar', open = true, onClose } = props;
  const { title, description, size, asDrawer = false, errorsOf, busy = false } = props;
  const { draft, isSubmitting } = form;
  const id = useId();
  const startOver = useEffectEvent(() => draft.startOver());
  // Opened again it is another: what was typed into the one before goes with it, passwords first.
  useEffect(() => {
    if (!open) startOver();
  }, [open]);
  const overlay = {
    open,
    onOpenChange: (next: boolean) => {
      if (!next) onClose();
    },
    dismissible: !isSubmitting,
    title,
    ...(description !== undefined && { description }),
    footer: (
      <>
        <Button variant={asDrawer ? 'ghost' : 'default'} disabled={isSubmitting} onClick={onClose}>
          {cancel}
        </Button>
        <Button
          type="submit"
          form={id}
          variant={danger ? 'danger' : 'primary'}
          loading={isSubmitting || busy}
        >
          {submit}
        </Button>
      </>
    ),
    children: (
      <EntityFormProvider form={form}>
        <Stack
          as="form"
          id={id}
          noValidate
          {...(description !== undefined && { $top: 4 })}
          onSubmit={form.onSubmit}
        >
          {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
          {children}
          <FormErrors form={form} fields={errorsOf} />
        </Stack>
        <EditConflict form={form} />
      </EntityFormProvider>
    ),
  };
  return asDrawer ? <Drawer {...overlay} /> : <Dialog {...overlay} {...(size && { size })} />;
}
