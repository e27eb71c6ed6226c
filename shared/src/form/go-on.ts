import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields, type FormDraft } from './use-draft.ts';

/**
 * Begins again from what was saved; a letter that was typed while it was on its way stays. The fields are kept: a reset that
 * lets go of them loses what is typed until React has drawn them again.
 */
export function goOn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: FormDraft,
  next: Values,
  sent: Values,
): void {
  const typedSince = changedFields(form.getValues(), sent);
  draft.renew();
  adopt(form, next, { ...next, ...typedSince });
}

/** From here on the form changes `base`, and stands at `values`. */
export function adopt<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  base: Values,
  values: FieldValues,
): void {
  form.reset(base, { keepValues: true, keepFieldsRef: true });
  for (const [field, value] of Object.entries(values)) {
    form.setValue(field as FieldPath<Values>, value as Values[FieldPath<Values>], { shouldDirty: true });
  }
}
