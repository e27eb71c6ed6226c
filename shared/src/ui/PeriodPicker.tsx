import { useId, useState } from 'react';
import styled from 'styled-components';
import { PERIODS, type Period, type PeriodName } from '../domain/index.ts';
import { CustomRange } from './CustomRange.tsx';
import { Select } from './Select.tsx';
import { PHONE, TOUCH } from './tokens.ts';
import type { ChosenPeriod } from './use-period.ts';

const NAMES: Readonly<Record<PeriodName | 'custom', string>> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  week: 'Esta semana',
  month: 'Este mes',
  last30: 'Últimos 30 días',
  custom: 'Otras fechas',
};

const Box = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--s-2);
  ${PHONE} {
    justify-items: stretch;
    width: 100%;
  }
`;

const Segments = styled.fieldset`
  display: inline-flex;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--surface);
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Segment = styled.label`
  display: inline-flex;
  align-items: center;
  height: 30px;
  padding: 0 var(--s-3);
  border-radius: var(--r-1);
  font-size: var(--t-sm);
  font-weight: 500;
  color: var(--ink-2);
  cursor: pointer;
  user-select: none;
  input {
    position: absolute;
    opacity: 0;
  }
  &:hover {
    color: var(--ink);
  }
  &:has(:checked) {
    background: var(--brand-soft);
    color: var(--brand-ink);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 1px;
  }
  ${TOUCH} {
    height: 40px;
  }
`;

const Narrow = styled.div`
  display: none;
  @media (max-width: 1180px) {
    display: block;
    min-width: 190px;
  }
`;

/** Which days the figures are of: a press away each, and any two days by «Otras fechas». */
export function PeriodPicker({ period, range, today, choose }: ChosenPeriod) {
  // «Otras fechas» asks for two days first; until they are there, the figures stay those that were shown.
  const [asking, setAsking] = useState(false);
  const id = useId();
  const custom = asking || period.name === 'custom';
  const chosen = custom ? 'custom' : period.name;
  const take = (name: string) => {
    const known = PERIODS.find((candidate) => candidate === name);
    setAsking(known === undefined);
    if (known) choose({ name: known });
  };
  const takeRange = (next: Period) => {
    setAsking(false);
    choose(next);
  };
  return (
    <Box>
      <Segments aria-label="Período">
        {Object.entries(NAMES).map(([name, label]) => (
          <Segment key={name}>
            <input type="radio" name={id} checked={name === chosen} onChange={() => take(name)} />
            {label}
          </Segment>
        ))}
      </Segments>
      <Narrow>
        <Select
          aria-label="Período"
          size="sm"
          value={chosen}
          onChange={(event) => take(event.target.value)}
          options={Object.entries(NAMES).map(([value, label]) => ({ value, label }))}
        />
      </Narrow>
      {custom && (
        <CustomRange key={`${range.from} ${range.to}`} range={range} today={today} onTake={takeRange} />
      )}
    </Box>
  );
}
