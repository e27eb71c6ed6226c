import { useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../remote/index.ts';
import type { ComboboxProps } from './ComboboxBox.tsx';
import { TextInput } from './TextInput.tsx';

export type { ComboboxOption, ComboboxProps } from './ComboboxBox.tsx';

/** What somebody has done with the box while its code was on the way. */
interface Begun {
  hasFocus: boolean;
  typed: string;
  /** Enter was pressed behind it. */
  isEntered: boolean;
}

const NOTHING: Begun = { hasFocus: false, typed: '', isEntered: false };

interface BoxProps extends ComboboxProps {
  begun: { current: Begun };
}

/** One of many, found by typing: arrows walk, Enter takes, Escape closes. For a few there is `Select`. */
export function Combobox(props: ComboboxProps) {
  const begun = useRef(NOTHING);
  return <Box {...props} begun={begun} />;
}

const Box = lazyComponent<BoxProps>(
  async () => {
    const { default: ComboboxBox } = await import('./ComboboxBox.tsx');
    return {
      default: function Come({ begun, ...props }: BoxProps) {
        const input = useRef<HTMLInputElement>(null);
        // Before a dialog finds that what had the focus is gone, and takes it for itself.
        useLayoutEffect(() => {
          if (input.current) goOn(input.current, begun.current);
          begun.current = NOTHING;
        }, [begun]);
        return <ComboboxBox {...props} inputRef={input} />;
      },
    };
  },
  (props) => <StandIn {...props} />,
);

/** Takes focus and keys until the box itself is there. */
function StandIn({ value, placeholder, size = 'md', disabled, begun, 'aria-label': label }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      const hasFocus = element !== null && document.activeElement === element;
      begun.current = { ...begun.current, hasFocus };
    };
  }, [begun]);
  return (
    <TextInput
      ref={input}
      aria-label={label}
      aria-busy
      autoComplete="off"
      defaultValue={value?.label ?? ''}
      onChange={({ target }) => {
        begun.current = { ...begun.current, typed: target.value, isEntered: false };
      }}
      onKeyDown={(event) => {
        // It chooses in a box, and must not send the form before there is one.
        if (event.key !== 'Enter' || !begun.current.typed) return;
        event.preventDefault();
        begun.current = { ...begun.current, isEntered: true };
      }}
      placeholder={placeholder}
      size={size}
      disabled={disabled}
    />
  );
}

/** Focuses the box, and has it search for what was typed as if it were typed now. */
function goOn(input: HTMLInputElement, { hasFocus, typed, isEntered }: Begun): void {
  if (hasFocus) input.focus();
  if (!typed) return;
  input.setRangeText(typed, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
  if (isEntered)
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter' }));
}
