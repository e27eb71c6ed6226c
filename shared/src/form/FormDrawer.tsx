import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, DrawerFoot, DrawerStack } from '../ui/index.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { EditConflict } from './EditConflict.tsx';
import type { EntityForm } from './entity-form.ts';
import { EntityFormProvider } from './FormContext.tsx';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';
import type { FieldName } from './field-name.ts';

export interface FormDrawerProps<Values extends FieldValues, Output>
  extends Pick<FormErrorsProps<Values, Output>, 'hint'> {
  form: EntityForm<Values, Output>;
  /** The name of the form, for who does not see the drawer's title. */
  label?: string;
  /** The fields. */
  children: ReactNode;
  /** Above them and above the notice of a draft: whose data it is. */
  head?: ReactNode;
  /** The button that saves: a verb and what it saves. */
  submit: string;
  /** False: nothing can be saved yet. True by default. */
  canSubmit?: boolean;
  /** What closes the drawer. Without it the form stays open, and what was changed is only taken back. */
  onDiscard?: () => void;
  /** The button that closes it, where it leads back to somewhere: «Volver». */
  back?: string;
  /** What else can be done with it, before the buttons of the form. */
  actions?: ReactNode;
  /** Fields whose error is said above the buttons. */
  errorsOf?: readonly FieldName<Values>[];
}

/** A form as the content of a drawer: its fields, and below them, always in sight, what went wrong and its buttons. */
export function FormDrawer<Values extends FieldValues, Output>(props: FormDrawerProps<Values, Output>) {
  const {
    form,
    label,
    children,
    head,
    submit,
    canSubmit = true,
    onDiscard,
    back,
    actions,
    errorsOf,
    hint,
  } = props;
  const { draft, isDirty, isSubmitting } = form;
  return (
    <EntityFormProvider form={form}>
      <DrawerStack as="form" noValidate autoComplete="off" aria-label={label} onSubmit={form.onSubmit}>
        {head}
        {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
        {children}
        <DrawerFoot>
          <FormErrors form={form} fields={errorsOf} hint={hint} />
          {actions}
          {onDiscard ? (
            <DiscardButton
              draft={draft}
              isDirty={isDirty}
              disabled={isSubmitting}
              onDiscard={onDiscard}
              label={back}
            />
          ) : (
            <UndoButton form={form} />
          )}
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={!canSubmit}>
            {submit}
          </Button>
        </DrawerFoot>
      </DrawerStack>
      <EditConflict form={form} />
    </EntityFormProvider>
  );
}

/** Of a form that stays open: takes back what was changed and not saved. */
export function UndoButton<Values extends FieldValues, Output>({
  form,
}: {
  form: EntityForm<Values, Output>;
}) {
  if (!form.isDirty) return null;
  return (
    <Button variant="ghost" disabled={form.isSubmitting} onClick={() => form.form.reset()}>
      Deshacer cambios
    </Button>
  );
}
