import { PHONE, TextInput } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Days = styled.div`
  display: flex;
  gap: var(--s-3);
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  label {
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  ${PHONE} {
    span {
      display: grid;
      flex: 1;
      min-width: 0;
    }
  }
`;

interface LogDaysProps {
  /** What the address says. */
  of: (name: string) => string;
  onChoose: (name: 'from' | 'to', day: string) => void;
}

/** Which days the lines are of; each may be left out. */
export function LogDays(props: LogDaysProps) {
  return (
    <Days>
      <DayInput name="from" label="Desde" {...props} />
      <DayInput name="to" label="Hasta" {...props} />
    </Days>
  );
}

function DayInput({ name, label, of, onChoose }: LogDaysProps & { name: 'from' | 'to'; label: string }) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        size="sm"
        value={of(name)}
        onChange={({ target }) => onChoose(name, target.value)}
      />
    </span>
  );
}
