import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../ui/index.ts';
import type { EntityForm } from './entity-form.ts';
import type { FieldName } from './field-name.ts';

export interface FormErrorsProps<Values extends FieldValues, Output> {
  form: EntityForm<Values, Output>;
  /** Fields whose error has no place beside them. */
  fields?: readonly FieldName<Values>[] | undefined;
  /** Said beside what went wrong while it was sent. */
  hint?: ReactNode;
}

/** What went wrong and is not said on a field. */
export function FormErrors<Values extends FieldValues, Output>({
  form,
  fields = [],
  hint,
}: FormErrorsProps<Values, Output>) {
  return (
    <>
      {fields.map((field) => {
        const error = form.errorOf(field);
        return (
          error && (
            <Notice key={field} tone="bad">
              {error}
            </Notice>
          )
        );
      })}
      {form.error && (
        <Notice tone="bad" {...(hint ? { title: form.error } : {})}>
          {hint ?? form.error}
        </Notice>
      )}
    </>
  );
}
