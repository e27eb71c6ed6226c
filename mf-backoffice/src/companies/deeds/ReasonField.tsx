import { Field, TextArea } from '@cuadra/shared/ui';
import type { ComponentProps } from 'react';

interface ReasonFieldProps {
  hint: string;
  error: string | undefined;
  placeholder: string;
  field: ComponentProps<typeof TextArea>;
}

/** Why something is done to a company: it stands in the log. */
export function ReasonField({ hint, error, placeholder, field }: ReasonFieldProps) {
  return (
    <Field label="Motivo" required hint={hint} error={error}>
      <TextArea {...field} maxLength={300} placeholder={placeholder} />
    </Field>
  );
}
