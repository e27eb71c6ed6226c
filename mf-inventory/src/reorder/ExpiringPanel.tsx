import { useCallPages } from '@cuadra/shared/client';
import type { ExpiringLot } from '@cuadra/shared/contract';
import { expiryText, formatQuantity } from '@cuadra/shared/domain';
import {
  DataTable,
  EmptyState,
  LoadedList,
  Select,
  Sheet,
  Stack,
  type TableColumn,
  Text,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../products/product-paths.ts';

const DAYS = [7, 30, 60, 90].map((days) => ({ value: String(days), label: `En los próximos ${days} días` }));

/** What is left of lots that expire soon, the expired ones first. */
export function ExpiringPanel() {
  const [days, setDays] = useState('30');
  const list = useCallPages(
    'GET /products/expiring',
    { query: { days } },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <Stack $gap={3} $top={3}>
      <Select
        aria-label="Cuándo vence"
        value={days}
        onChange={({ target }) => setDays(target.value)}
        options={DAYS}
      />
      <Sheet>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar lo que está por vencer"
          empty={
            <EmptyState icon="check" title="Nada vence en esos días">
              Aquí sale lo que recibes con fecha de vencimiento, si el producto dice que vence.
            </EmptyState>
          }
        >
          {() => (
            <DataTable
              {...rows}
              label="Por vencer"
              rowHeight={ROW}
              columns={COLUMNS}
              rowKey={({ product, lot, expires_on }) => `${product.id} ${expires_on} ${lot ?? ''}`}
            />
          )}
        </LoadedList>
      </Sheet>
      <Text $tone="quiet" $size="sm">
        Se cuenta como si vendieras primero lo que vence primero: ponlo delante en el estante.
      </Text>
    </Stack>
  );
}

/** When it expires takes two lines on a phone. */
const ROW = { wide: 60, phone: 80 };

const COLUMNS: TableColumn<ExpiringLot>[] = [
  {
    key: 'product',
    header: 'Producto',
    cell: (lot) => (
      <>
        <Link to={productPath(lot.product.id)}>{lot.product.name}</Link>
        <Text $size="xs" $tone={lot.days_left < 0 ? 'bad' : 'quiet'}>
          {[expiryText(lot), lot.lot && `lote ${lot.lot}`].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'left',
    header: 'Quedan',
    align: 'end',
    width: '110px',
    cell: ({ left }) => <strong>{formatQuantity(left)}</strong>,
  },
];
