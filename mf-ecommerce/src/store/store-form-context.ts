import type { StoreSettingsDraft } from '@cuadra/shared/contract';
import { useEntityFormContext } from '@cuadra/shared/form';
import { createContext, useContext } from 'react';
import { NONE_REFUSED, reasonAt, refusalAt, storeFieldError } from './store-errors.ts';
import type { StoreValues } from './store-values.ts';

/** What the server said of single rows at the last try. */
export const RefusedContext = createContext(NONE_REFUSED);

/** The form around one of its sections. */
export function useStoreForm() {
  const { form } = useEntityFormContext<StoreValues, StoreSettingsDraft>();
  const refused = useContext(RefusedContext);
  const { errors, isSubmitted } = form.formState;
  return {
    form,
    /** For `form.setValue` of what somebody chose. */
    chosen: { shouldDirty: true, shouldValidate: isSubmitted },
    /** What is wrong at a path, `zones.0.currency`, in words. */
    errorOf: (path: string): string | undefined => {
      const reason = reasonAt(errors, path) ?? refusalAt(refused, form.getValues(), path);
      return reason === undefined ? undefined : storeFieldError(path, reason);
    },
  };
}
