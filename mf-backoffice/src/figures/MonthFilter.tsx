import { Button, PHONE, Select } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { SideLabel } from '../basics/SideLabel.tsx';
import { type MonthSpan, monthChoices, withFrom, withTo } from './month-span.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin-bottom: var(--s-4);
  select {
    min-width: 132px;
  }
  ${PHONE} {
    display: grid;
    grid-template-columns: 1fr 1fr;
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
  const options = monthChoices(span, today);
  return (
    <Bar role="search" aria-label="Meses">
      <MonthSelect
        options={options}
        label="Desde"
        value={span.from}
        onChoose={(month) => onChoose(withFrom(span, month))}
      />
      <MonthSelect
        options={options}
        label="Hasta"
        value={span.to}
        onChoose={(month) => onChoose(withTo(span, month))}
      />
      {isChosen && (
        <Button variant="ghost" size="sm" onClick={() => onChoose(undefined)}>
          Últimos 12 meses
        </Button>
      )}
    </Bar>
  );
}

interface MonthSelectProps {
  label: string;
  options: ReturnType<typeof monthChoices>;
  value: string;
  onChoose: (month: string) => void;
}

function MonthSelect({ label, options, value, onChoose }: MonthSelectProps) {
  return (
    <SideLabel label={label}>
      {(id) => (
        <Select
          id={id}
          size="sm"
          options={options}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </SideLabel>
  );
}
