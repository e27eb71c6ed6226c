import type { ListedCompany } from '@cuadra/shared/contract';
import { counted, lastSeenText, OPTIONAL_MODULES } from '@cuadra/shared/domain';
import { Badge, DataTable, type ListRows, type TableColumn, Text } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import { COMPANY_STATES, companyPath, days, dollars, moduleName } from '../basics/names.ts';
import { COMPANY_COLUMN } from './company-column.tsx';

const COLUMNS: TableColumn<ListedCompany>[] = [
  COMPANY_COLUMN,
  {
    key: 'plan',
    header: 'Plan',
    width: '25%',
    room: 'wide',
    cell: ({ plan_name, modules }) => (
      <>
        {plan_name}
        <Text $tone="quiet" $size="xs">
          {modulesText(modules)}
        </Text>
      </>
    ),
  },
  {
    key: 'seen',
    header: 'Última visita',
    align: 'end',
    width: '140px',
    room: 'wide',
    cell: ({ last_seen_at }) => (
      <Text as="span" $tone="quiet" $size="sm">
        {lastSeenText(last_seen_at)}
      </Text>
    ),
  },
  {
    key: 'month',
    header: 'Ventas del mes',
    align: 'end',
    width: '140px',
    room: 'tablet',
    cell: ({ month }) => (
      <>
        <strong>{month.usd === null ? 'Otra moneda' : dollars(month.usd)}</strong>
        <Text $tone="quiet" $size="xs">
          {counted(month.tickets, 'venta', 'ventas')}
        </Text>
      </>
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
            {days(remaining_days)}
          </Text>
        )}
      </>
    ),
  },
];

/** What almost all have is named where it is missing. */
const USUAL: readonly string[] = ['sales', 'products', 'clients', 'reports'];

/** `Impresión, Tienda Online`, `sin Reportes, Impresión`. */
function modulesText(modules: readonly string[]): string {
  return OPTIONAL_MODULES.flatMap((one) => {
    if (modules.includes(one) === USUAL.includes(one)) return [];
    return [USUAL.includes(one) ? `sin ${moduleName(one)}` : moduleName(one)];
  }).join(', ');
}

export type CompanyTableProps = ListRows<ListedCompany>;

/** Companies, walked through by arrows and opened by Enter. */
export function CompanyTable(list: CompanyTableProps) {
  const navigate = useNavigate();
  const open = ({ id }: ListedCompany) => navigate(companyPath(id));
  return (
    <DataTable
      {...list}
      label="Empresas"
      rowKey={({ id }) => id}
      columns={COLUMNS}
      moves={{ onOpen: open, onToggle: open, onExtend: () => undefined, isSelected: () => false }}
    />
  );
}
