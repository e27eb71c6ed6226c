import type { RegistrationDraft } from '@cuadra/shared/contract';
import { useFormContext } from 'react-hook-form';
import { problemText } from './problem-text.ts';
import type { DraftField } from './steps.ts';

/** Ties a control to a field of the draft; its error goes away as soon as somebody mends it. */
export function useDraftField(name: DraftField) {
  const { register, clearErrors, formState } = useFormContext<RegistrationDraft>();
  return {
    control: register(name, { onChange: () => clearErrors(name) }),
    error: problemText(name, formState.errors[name]?.message),
  };
}
