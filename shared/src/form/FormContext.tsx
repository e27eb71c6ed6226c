import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { EntityForm } from './entity-form.ts';

/** One context for forms of all values: whoever reads it says of which. */
const Context = createContext<unknown>(undefined);

/** Gives a form to its sections, and to the hooks of react-hook-form that look for one around them. */
export function EntityFormProvider<Values extends FieldValues, Output>({
  form,
  children,
}: {
  form: EntityForm<Values, Output>;
  children: ReactNode;
}) {
  return (
    <Context value={form}>
      <FormProvider {...form.form}>{children}</FormProvider>
    </Context>
  );
}

/** The form around a section of it: `useEntityFormContext<CompanyValues>()`. */
export function useEntityFormContext<Values extends FieldValues, Output = Values>(): EntityForm<
  Values,
  Output
> {
  const form = useContext(Context);
  if (form === undefined) throw new RangeError('there is no EntityForm around');
  return form as EntityForm<Values, Output>;
}
