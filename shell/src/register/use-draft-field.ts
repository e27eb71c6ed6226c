import type { RegistrationDraft } from '@cuadra/shared/contract';
import { useEntityFormContext } from '@cuadra/shared/form';
import type { DraftField } from './steps.ts';

/** Ties a control to a field of the draft; its error goes away as soon as somebody mends it. */
export function useDraftField(name: DraftField) {
  const { form, errorOf } = useEntityFormContext<RegistrationDraft>();
  return {
    control: form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errorOf(name),
  };
}
