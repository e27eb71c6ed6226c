import type { PaymentMethodKind } from '@cuadra/shared/contract';
import { Icon, methodIcon, Row, TOUCH } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { kindOf, METHOD_KINDS } from './kinds.ts';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--ink-2);
  }
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--control);
  padding: 0 14px 0 var(--s-3);
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  font-weight: 500;
  cursor: pointer;
  svg {
    color: var(--ink-2);
  }
  input {
    position: absolute;
    opacity: 0;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
  &:has(:checked) {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
    background: var(--brand-soft);
    color: var(--brand-ink);
    svg {
      color: inherit;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  ${TOUCH} {
    min-height: 44px;
  }
`;

const Says = styled.p`
  margin-top: var(--s-2);
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

export interface KindPickerProps {
  value: PaymentMethodKind;
  onChoose: (kind: PaymentMethodKind) => void;
}

/** How one is paid: Venezuela's usual ways, each with what it usually needs. */
export function KindPicker({ value, onChoose }: KindPickerProps) {
  const id = useId();
  return (
    <Group aria-describedby={`${id}-says`}>
      <legend>Cómo te pagan</legend>
      <Row $align="stretch">
        {METHOD_KINDS.map(({ kind, label }) => (
          <Choice key={kind}>
            <input type="radio" name={id} checked={kind === value} onChange={() => onChoose(kind)} />
            <Icon name={methodIcon(kind)} size={17} />
            {label}
          </Choice>
        ))}
      </Row>
      <Says id={`${id}-says`} aria-live="polite">
        {kindOf(value).says}
      </Says>
    </Group>
  );
}
