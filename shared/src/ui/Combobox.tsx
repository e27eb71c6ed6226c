import { lazy, Suspense } from 'react';
import type { ControlSize } from './control-style.ts';
import { loadComboboxBox } from './parts.ts';
import { TextInput } from './TextInput.tsx';

export interface ComboboxOption {
  /** Its id. */
  value: string;
  label: string;
  /** A muted line below the label: a RIF, a code. */
  hint?: string;
  disabled?: boolean;
}

export interface ComboboxProps {
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  /** All of them; or, with `onSearch`, those that the server found. */
  options: readonly ComboboxOption[];
  /**
   * Asks the server: gets what was typed, after a pause. Without it the options are searched here, whatever their case
   * and accents.
   */
  onSearch?: (text: string) => void;
  /** The server is being asked. */
  loading?: boolean;
  /** What went wrong with the search. */
  error?: string | undefined;
  placeholder?: string;
  /** What to say when nothing fits; «Nada coincide» by default. */
  empty?: string;
  /** Its name, outside a `Field`. */
  'aria-label'?: string;
  disabled?: boolean;
  size?: ControlSize;
}

const ComboboxBox = lazy(loadComboboxBox);

/** One of many, found by typing: arrows walk, Enter takes, Escape closes. For a few there is `Select`. */
export function Combobox(props: ComboboxProps) {
  const { value, placeholder, size = 'md', disabled } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          readOnly
          aria-label={props['aria-label']}
          aria-busy
          value={value?.label ?? ''}
          placeholder={placeholder}
          size={size}
          disabled={disabled}
        />
      }
    >
      <ComboboxBox {...props} />
    </Suspense>
  );
}
