import { useCallReport } from '@cuadra/shared/client';
import type { Payable } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import {
  Card,
  DataTable,
  EmptyState,
  LoadedList,
  Money,
  Row,
  Sheet,
  Stack,
  type TableColumn,
  Text,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { supplierPath } from '../supplier-paths.ts';
import { agesText, dueText } from './payable-text.ts';

/** What is owed to all suppliers, the most first, and how old it is. */
export function PayablesPanel() {
  const report = useCallReport('GET /payables', { query: {} }, { staleTime: 0 });
  const first = report.data?.first;
  return (
    <Stack $gap={3} $top={3}>
      {first && first.items.length > 0 && (
        <Card $pad as="section" aria-label="Total por pagar">
          <Row $justify="space-between" $align="end">
            <div>
              <Text $tone="soft">Debes en total</Text>
              <Money
                amount={first.totals.total_alternative}
                currency={first.alternative}
                other={
                  first.main === first.alternative
                    ? undefined
                    : { amount: first.totals.total, currency: first.main }
                }
                size="xl"
              />
            </div>
            {exact(first.totals.overdue_alternative).gt(0) && (
              <Text $tone="bad">
                Vencido: {formatMoney(first.totals.overdue_alternative, first.alternative)}
              </Text>
            )}
          </Row>
        </Card>
      )}
      <Sheet>
        <LoadedList
          list={{ data: report.data?.items, error: report.error, refetch: report.refetch }}
          level={2}
          failed="No pudimos cargar lo que debes"
          empty={
            <EmptyState icon="check" title="No le debes a ningún proveedor">
              Lo que recibas a crédito sale aquí, lo más viejo primero en pagarse.
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              rows={rows}
              label="Por pagar"
              rowHeight={ROW}
              columns={COLUMNS}
              rowKey={({ supplier, currency }) => `${supplier.id} ${currency}`}
              hasMore={report.hasNextPage}
              loadingMore={report.isFetchingNextPage}
              moreFailed={report.isFetchNextPageError}
              onMore={() => void report.fetchNextPage()}
            />
          )}
        </LoadedList>
      </Sheet>
    </Stack>
  );
}

/** A name, when it is to be paid, and its ages, which take two lines on a phone. */
const ROW = { wide: 80, phone: 104 };

const COLUMNS: TableColumn<Payable>[] = [
  {
    key: 'supplier',
    header: 'Proveedor',
    cell: (payable) => {
      const { text, isOverdue } = dueText(payable);
      return (
        <>
          <Link to={supplierPath(payable.supplier.id)}>{payable.supplier.name}</Link>
          <Text $size="xs" $tone={isOverdue ? 'bad' : 'quiet'}>
            {text}
          </Text>
          <Text $size="xs" $tone="quiet">
            {agesText(payable)}
          </Text>
        </>
      );
    },
  },
  {
    key: 'owed',
    header: 'Le debes',
    align: 'end',
    width: 'clamp(110px, 16vw, 170px)',
    cell: ({ owed, currency, purchases }) => (
      <>
        <strong>{formatMoney(owed, currency)}</strong>
        <Text $size="xs" $tone="quiet">
          {purchases === 1 ? '1 compra' : `${purchases} compras`}
        </Text>
      </>
    ),
  },
];
