import { SearchInput } from '@cuadra/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SearchText } from './search-text.ts';

export interface SearchBoxProps {
  text: SearchText;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Where the long placeholder would be cut. */
const NARROW = '(max-width: 760px)';

/** The box itself. The browser keeps what is typed into it, so that a scanner's characters draw nothing else again. */
export function SearchBox({ text, onType, onKeyDown }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasText = useStore(text, ({ searched }) => searched !== '');
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  // What is taken out of the box, or put back into it, by anybody else than its user.
  useLayoutEffect(
    () =>
      text.subscribe(({ text: now }) => {
        const field = input.current;
        if (field && (now === '' || field.value !== now)) field.value = now;
      }),
    [text],
  );
  return (
    <SearchInput
      ref={input}
      label="Buscar producto"
      placeholder={isNarrow ? 'Busca o escanea' : 'Busca por nombre, código o escanea'}
      shortcut="F2"
      hasText={hasText}
      onValueChange={onType}
      onKeyDown={onKeyDown}
      enterKeyHint="done"
    />
  );
}
