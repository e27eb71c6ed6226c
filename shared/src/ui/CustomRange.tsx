import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { type DayRange, type DayRangeError, type Period, rangeError } from '../domain/index.ts';
import { Button } from './Button.tsx';
import { DayInput } from './day/DayInput.tsx';
import { PHONE } from './tokens.ts';

const ERRORS: Readonly<Record<DayRangeError, string>> = {
  'not-a-day': 'Elige las dos fechas.',
  backwards: 'La primera fecha va antes que la segunda.',
  future: 'Todavía no hay cifras de esos días.',
  'too-long': 'Elige dos años como máximo.',
};

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  font-size: var(--t-sm);
  color: var(--ink-2);
  input {
    width: 150px;
  }
  ${PHONE} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    input {
      width: 100%;
    }
    button {
      grid-column: 1 / -1;
    }
  }
`;

const Pair = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  label {
    font-weight: 600;
  }
  ${PHONE} {
    display: grid;
  }
`;

const ErrorText = styled.p`
  flex-basis: 100%;
  text-align: end;
  color: var(--danger);
  ${PHONE} {
    grid-column: 1 / -1;
    text-align: start;
  }
`;

export interface CustomRangeProps {
  range: DayRange;
  today: string;
  onTake: (period: Period) => void;
}

/** Any two days. Taken by «Ver», so that half a date that is being typed asks for nothing. */
export function CustomRange({ range, today, onTake }: CustomRangeProps) {
  const [typed, setTyped] = useState(range);
  const [error, setError] = useState<DayRangeError>();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = rangeError(typed, today);
    setError(wrong);
    if (wrong === undefined) onTake({ name: 'custom', range: typed });
  };
  const field = (label: string, side: keyof DayRange) => (
    <Pair>
      <label htmlFor={`${id}-${side}`}>{label}</label>
      <DayInput
        id={`${id}-${side}`}
        size="sm"
        aria-required
        max={today}
        value={typed[side]}
        onValueChange={(day) => setTyped({ ...typed, [side]: day })}
        {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
      />
    </Pair>
  );
  return (
    <Form onSubmit={submit} noValidate aria-label="Otras fechas">
      {field('Desde', 'from')}
      {field('Hasta', 'to')}
      <Button type="submit" size="sm">
        Ver
      </Button>
      {error && (
        <ErrorText id={id} role="alert">
          {ERRORS[error]}
        </ErrorText>
      )}
    </Form>
  );
}
