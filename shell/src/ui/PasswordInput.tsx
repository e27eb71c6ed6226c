import { IconButton, TextInput, type TextInputProps } from '@cuadra/shared/ui';
import { useState } from 'react';

/** A password, which can be shown while it is entered. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [readable, setReadable] = useState(false);
  return (
    <TextInput
      maxLength={200}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={readable ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={readable ? 'eye-off' : 'eye'}
          label={readable ? 'Ocultar lo escrito' : 'Ver lo escrito'}
          size="sm"
          onClick={() => setReadable(!readable)}
        />
      }
    />
  );
}
