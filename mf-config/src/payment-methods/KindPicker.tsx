import type { PaymentMethodKind } from '@cuadra/shared/contract';
import { Icon, TOUCH } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { METHOD_KINDS } from './kinds.ts';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: 6px;
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--ink-2);
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--s-2);
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  align-items: center;
  min-height: 58px;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  cursor: pointer;
  svg {
    grid-row: span 2;
    color: var(--ink-2);
  }
  b {
    font-weight: 600;
  }
  small {
    grid-column: 2;
    color: var(--ink-2);
    font-size: var(--t-xs);
    line-height: 1.3;
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
    svg {
      color: var(--brand-ink);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  ${TOUCH} {
    min-height: 62px;
  }
`;

export interface KindPickerProps {
  value: PaymentMethodKind;
  onChoose: (kind: PaymentMethodKind) => void;
}

/** How one is paid: Venezuela's usual ways, each with what it usually needs. */
export function KindPicker({ value, onChoose }: KindPickerProps) {
  const id = useId();
  return (
    <Group>
      <legend>Cómo te pagan</legend>
      <Choices>
        {METHOD_KINDS.map(({ kind, label, says, icon }) => (
          <Choice key={kind}>
            <input
              type="radio"
              name={id}
              aria-describedby={`${id}-${kind}`}
              aria-label={label}
              checked={kind === value}
              onChange={() => onChoose(kind)}
            />
            <Icon name={icon} />
            <b aria-hidden>{label}</b>
            <small id={`${id}-${kind}`}>{says}</small>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
