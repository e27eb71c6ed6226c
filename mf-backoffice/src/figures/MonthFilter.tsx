import { Button, PHONE, Select } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { type MonthSpan, monthChoices, withFrom, withTo } from './month-span.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin-bottom: var(--s-4);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  label {
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  select {
    min-width: 132px;
  }
  ${PHONE} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > span {
      display: grid;
    }
    & > button {
      grid-column: 1 / -1;
    }
  }
`;

interface MonthFilterProps {
  span: MonthSpan;
  today: string;
  /** They are others than the usual ones. */
  isChosen: boolean;
  /** Undefined: the usual ones again. */
  onChoose: (span: MonthSpan | undefined) => void;
}

/** Which months the figures are of, from one to another. */
export function MonthFilter({ span, today, isChosen, onChoose }: MonthFilterProps) {
  const id = useId();
  const options = monthChoices(span, today);
  return (
    <Bar role="search" aria-label="Meses">
      <span>
        <label htmlFor={`${id}-from`}>Desde</label>
        <Select
          id={`${id}-from`}
          size="sm"
          options={options}
          value={span.from}
          onChange={({ target }) => onChoose(withFrom(span, target.value))}
        />
      </span>
      <span>
        <label htmlFor={`${id}-to`}>Hasta</label>
        <Select
          id={`${id}-to`}
          size="sm"
          options={options}
          value={span.to}
          onChange={({ target }) => onChoose(withTo(span, target.value))}
        />
      </span>
      {isChosen && (
        <Button variant="ghost" size="sm" onClick={() => onChoose(undefined)}>
          Últimos 12 meses
        </Button>
      )}
    </Bar>
  );
}
