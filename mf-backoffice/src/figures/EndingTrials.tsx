import type { ApiOutput } from '@cuadra/shared/client';
import type { ListedCompany } from '@cuadra/shared/contract';
import { counted, lastSeenText } from '@cuadra/shared/domain';
import { Button, EmptyState, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { days } from '../basics/names.ts';
import { COMPANY_COLUMN } from '../companies/company-column.tsx';

type Ending = ApiOutput<'GET /backoffice/figures'>['ending'];

/** Companies that are shown before somebody asks for the others. */
const FIRST = 6;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
`;

const COLUMNS: TableColumn<ListedCompany>[] = [
  COMPANY_COLUMN,
  {
    key: 'use',
    header: 'La usan',
    room: 'tablet',
    cell: ({ month, last_seen_at }) => (
      <>
        {counted(month.tickets, 'venta', 'ventas')} este mes
        <Text $tone="quiet" $size="xs">
          {lastSeenText(last_seen_at)}
        </Text>
      </>
    ),
  },
  { key: 'left', header: 'Le quedan', align: 'end', cell: ({ remaining_days }) => days(remaining_days) },
];

/** The trials that end within seven days, the soonest first: whom to write to. */
export function EndingTrials({ ending: { count, companies } }: { ending: Ending }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? companies : companies.slice(0, FIRST);
  const isMore = shown.length < companies.length;
  return (
    <TitledSheet as="section" aria-labelledby="ending-trials">
      <h2 id="ending-trials">Pruebas que terminan en 7 días</h2>
      <Table
        label="Pruebas que terminan en 7 días"
        columns={COLUMNS}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<EmptyState level={3} icon="clock" title="Ninguna prueba termina en los próximos 7 días" />}
      />
      {(isMore || count > companies.length) && (
        <Foot>
          {isMore ? (
            <Button size="sm" onClick={() => setAll(true)}>
              Ver {counted(companies.length - FIRST, 'empresa', 'empresas')} más
            </Button>
          ) : (
            <Text $tone="quiet" $size="sm">
              Son las {companies.length} que terminan antes, de {count}.
            </Text>
          )}
          <Link to="/back-office?state=trial">Ver todas las que están en prueba</Link>
        </Foot>
      )}
    </TitledSheet>
  );
}
