import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Kbd } from './Kbd.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useShortcut } from './use-shortcut.ts';

export interface SearchInputProps
  extends Omit<
    TextInputProps,
    'type' | 'value' | 'onChange' | 'leading' | 'trailing' | 'aria-label' | 'ref'
  > {
  /** Its name for everybody: «Buscar producto». */
  label: string;
  /** Undefined where the browser alone keeps the text, so that no key renders anything again. */
  value?: string;
  /** Whether there is something to empty, for a box without a `value`. */
  hasText?: boolean;
  onValueChange: (value: string) => void;
  /** A key that brings the focus here, `F2`, drawn inside. */
  shortcut?: string;
  ref?: RefObject<HTMLInputElement | null>;
}

const Box = styled(TextInput)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A search box: Escape empties it, its key brings the focus. */
export function SearchInput({
  label,
  value,
  hasText = Boolean(value),
  onValueChange,
  shortcut,
  onKeyDown,
  ref,
  ...rest
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  useShortcut(shortcut, () => {
    box.current?.focus();
    box.current?.select();
  });
  const empty = () => {
    onValueChange('');
    box.current?.focus();
  };
  return (
    <Box
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={box}
      type="search"
      aria-label={label}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && event.currentTarget.value && !event.defaultPrevented) {
          event.preventDefault();
          empty();
        }
      }}
      leading={<Icon name="search" />}
      trailing={
        hasText ? (
          <IconButton icon="x" label="Borrar búsqueda" size="sm" onClick={empty} tabIndex={-1} />
        ) : (
          shortcut && <Kbd>{shortcut}</Kbd>
        )
      }
    />
  );
}
