import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/index.ts';
import type { EntityForm } from './entity-form.ts';

export interface FormQuestionProps<Values extends FieldValues, Output>
  extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  form: EntityForm<Values, Output>;
}

/** Asks before a form that `asksBefore` is sent. What goes wrong then stands in the form. */
export function FormQuestion<Values extends FieldValues, Output>({
  form,
  ...question
}: FormQuestionProps<Values, Output>) {
  const { isAsking, agree, disagree } = form;
  return (
    <ConfirmDialog
      {...question}
      open={isAsking}
      onOpenChange={(open) => {
        if (!open) disagree();
      }}
      onConfirm={agree}
    />
  );
}
