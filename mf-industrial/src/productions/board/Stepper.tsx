import { Field, QuantityInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { stepped } from './board-groups.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 64px) minmax(0, 1fr) repeat(2, 64px);
  gap: var(--s-2);
  align-items: center;
  input {
    height: 64px;
    font-size: var(--t-xl);
  }
  @media (max-width: 520px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :nth-child(3) {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

const Press = styled.button`
  height: 64px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t-lg);
  font-weight: 700;
  cursor: pointer;
  &:active {
    background: var(--brand-soft);
  }
`;

const STEPS = [-10, -1, 1, 10] as const;

export interface StepperProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
  measure: string | null;
}

/** A quantity for floury fingers: steps of one and of ten on both sides of what can be typed as well. */
export function Stepper({ label, value, onChange, error, measure }: StepperProps) {
  const press = (step: number) => (
    <Press
      key={step}
      type="button"
      aria-label={`${label}: ${Math.abs(step)} ${step > 0 ? 'más' : 'menos'}`}
      onClick={() => onChange(stepped(value, step))}
    >
      {step > 0 ? `+${step}` : `−${-step}`}
    </Press>
  );
  const [less10, less1, more1, more10] = STEPS.map(press);
  return (
    <Field label={measure ? `${label} (${measure})` : label} error={error}>
      <Line>
        {less10}
        {less1}
        <QuantityInput aria-label={label} value={value ?? ''} onValueChange={onChange} />
        {more1}
        {more10}
      </Line>
    </Field>
  );
}
