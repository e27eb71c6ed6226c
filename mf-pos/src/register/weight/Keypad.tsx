import { Icon, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Keys = styled.div`
  display: none;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
  ${TOUCH} {
    display: grid;
  }
`;

const Key = styled.button`
  display: grid;
  place-items: center;
  min-height: 52px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t-xl);
  font-weight: 600;
  &:active {
    background: var(--brand-soft);
  }
`;

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', ',', '0'];

export interface KeypadProps {
  onKey: (key: string) => void;
  onBack: () => void;
}

/** Figures for fingers, on a till that has no keyboard of its own; elsewhere there is one. */
export function Keypad({ onKey, onBack }: KeypadProps) {
  return (
    <Keys role="group" aria-label="Teclado">
      {DIGITS.map((digit) => (
        <Key
          key={digit}
          type="button"
          {...(digit === ',' && { 'aria-label': 'Coma' })}
          onClick={() => onKey(digit)}
        >
          {digit}
        </Key>
      ))}
      <Key type="button" aria-label="Borrar" onClick={onBack}>
        <Icon name="arrow-left" />
      </Key>
    </Keys>
  );
}
