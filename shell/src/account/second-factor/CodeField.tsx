import { Field, TextInput } from '@cuadra/shared/ui';
import type { ComponentProps } from 'react';

interface CodeFieldProps {
  field: ComponentProps<typeof TextInput>;
  error: string | undefined;
}

/** A code of the app, or a recovery code of who has lost it. */
export function CodeField({ field, error }: CodeFieldProps) {
  return (
    <Field label="Código de tu aplicación" error={error} hint="O uno de tus códigos de recuperación.">
      <TextInput
        {...field}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </Field>
  );
}
