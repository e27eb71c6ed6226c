import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ChoiceHint, ChoiceRow, ChoiceText, Slide } from './choice-style.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> {
  label: ReactNode;
  /** What it does, a muted line below the label. */
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The text first and the switch at the end, as a line of settings is read. */
const Row = styled(ChoiceRow)`
  flex-direction: row-reverse;
  gap: var(--s-4);
`;

/** On or off, in effect at once; inside a form that is sent, a `Checkbox` says better that nothing happens yet. */
export function Switch({ label, hint, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <Row className={className}>
      <Slide
        aria-labelledby={id}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <ChoiceText>
        <span id={id}>{label}</span>
        {hint && <ChoiceHint id={`${id}-hint`}>{hint}</ChoiceHint>}
      </ChoiceText>
    </Row>
  );
}
