import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ChoiceHint, ChoiceRow, ChoiceText, Tick } from './choice-style.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  label: ReactNode;
  /** A muted line below the label. */
  hint?: ReactNode;
  /** Some of what it stands for is chosen and some is not. */
  mixed?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, in a form that is sent; what takes effect at once is a `Switch`. */
export function Checkbox({ label, hint, mixed = false, onCheckedChange, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // No attribute says it: it is the element's own state, and right before it is seen.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <ChoiceRow className={className}>
      <Tick
        aria-labelledby={id}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        {...rest}
        ref={box}
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <ChoiceText>
        <span id={id}>{label}</span>
        {hint && <ChoiceHint id={`${id}-hint`}>{hint}</ChoiceHint>}
      </ChoiceText>
    </ChoiceRow>
  );
}
