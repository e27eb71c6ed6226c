import type { ListedCompany } from '@cuadra/shared/contract';
import { counted, lastSeenText } from '@cuadra/shared/domain';
import { Badge, Button, DataTable, type ListRows, type TableColumn, Text } from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { COMPANY_STATES } from './company-states.ts';

export interface CompanyTableProps extends ListRows<ListedCompany> {
  onEnter: (company: ListedCompany) => void;
  /** A row that is to have the focus: see `RowMoves`. */
  sought: { index: number } | undefined;
}

/** Companies, walked through by arrows; Enter, or «Entrar», goes into one. */
export function CompanyTable({ onEnter, sought, ...list }: CompanyTableProps) {
  const columns = useMemo(() => [...COLUMNS, enterColumn(onEnter)], [onEnter]);
  return (
    <DataTable
      {...list}
      label="Empresas"
      rowKey={({ id }) => id}
      columns={columns}
      moves={{
        onOpen: onEnter,
        onToggle: onEnter,
        onExtend: () => undefined,
        isSelected: () => false,
        sought,
      }}
    />
  );
}

const COLUMNS: TableColumn<ListedCompany>[] = [
  {
    key: 'company',
    header: 'Empresa',
    cell: ({ name, owner }) => (
      <>
        <strong>{name}</strong>
        <Text $tone="quiet" $size="xs">
          {owner ? owner.name : 'Sin propietario activo'}
        </Text>
      </>
    ),
  },
  { key: 'plan', header: 'Plan', width: '140px', room: 'wide', cell: ({ plan_name }) => plan_name },
  {
    key: 'seen',
    header: 'Última visita',
    align: 'end',
    width: '150px',
    room: 'tablet',
    cell: ({ last_seen_at }) => (
      <Text as="span" $tone="quiet" $size="sm">
        {lastSeenText(last_seen_at)}
      </Text>
    ),
  },
  {
    key: 'state',
    header: 'Estado',
    align: 'end',
    width: '112px',
    cell: ({ state, remaining_days }) => (
      <>
        <Badge tone={COMPANY_STATES[state].tone}>{COMPANY_STATES[state].name}</Badge>
        {remaining_days > 0 && (
          <Text $tone="quiet" $size="xs">
            {counted(remaining_days, 'día', 'días')}
          </Text>
        )}
      </>
    ),
  },
];

function enterColumn(onEnter: (company: ListedCompany) => void): TableColumn<ListedCompany> {
  return {
    key: 'enter',
    header: 'Entrar',
    align: 'end',
    width: '112px',
    cell: (company) => (
      <Button aria-label={`Entrar a ${company.name}`} onClick={() => onEnter(company)}>
        Entrar
      </Button>
    ),
  };
}
