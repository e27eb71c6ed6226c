import { useState } from 'react';
import styled from 'styled-components';
import { PERIODS, type Period, type PeriodName } from '../domain/index.ts';
import { CustomRange } from './CustomRange.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { PHONE } from './tokens.ts';
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

const OPTIONS = Object.entries(NAMES).map(([value, label]) => ({ value, label }));

/** Which days the figures are of: a press away each, and any two days by «Otras fechas». */
export function PeriodPicker({ period, range, today, choose }: ChosenPeriod) {
  // «Otras fechas» asks for two days first; until they are there, the figures stay those that were shown.
  const [asking, setAsking] = useState(false);
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
      <SegmentedChoice
        aria-label="Período"
        options={OPTIONS}
        value={chosen}
        onChoose={take}
        listWidth={190}
      />
      {custom && (
        <CustomRange key={`${range.from} ${range.to}`} range={range} today={today} onTake={takeRange} />
      )}
    </Box>
  );
}
