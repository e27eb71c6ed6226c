import { lazyComponent } from '../remote/index.ts';
import type { ComboboxProps } from './ComboboxBox.tsx';
import { TextInput } from './TextInput.tsx';

export type { ComboboxOption, ComboboxProps } from './ComboboxBox.tsx';

/** One of many, found by typing: arrows walk, Enter takes, Escape closes. For a few there is `Select`. */
export const Combobox = lazyComponent<ComboboxProps>(
  () => import('./ComboboxBox.tsx'),
  ({ value, placeholder, size = 'md', disabled, 'aria-label': label }) => (
    <TextInput
      readOnly
      aria-label={label}
      aria-busy
      value={value?.label ?? ''}
      placeholder={placeholder}
      size={size}
      disabled={disabled}
    />
  ),
);
