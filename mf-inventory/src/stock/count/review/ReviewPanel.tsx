import { useCall, useCallPages } from '@cuadra/shared/client';
import type { CountLine, StockCount } from '@cuadra/shared/contract';
import { formatMoney, formatQuantity } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import {
  Badge,
  Card,
  DataTable,
  EmptyState,
  Facts,
  LoadedList,
  LoadFailed,
  Select,
  Sheet,
  Skeleton,
  Stack,
  type TableColumn,
  Text,
  useListRows,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { CloseCount } from './CloseCount.tsx';
import { CountAgain } from './CountAgain.tsx';
import { figureFacts } from './figure-facts.ts';

const FILTERS = [
  { value: '', label: 'Todos los contados' },
  { value: 'different', label: 'Con diferencia' },
  { value: 'moved', label: 'Se movieron mientras se contaban' },
  { value: 'same', label: 'Coinciden' },
  { value: 'withdrawn', label: 'Retirados del catálogo' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** What a count comes to, and setting the stock right by it. */
export function ReviewPanel({ count }: { count: StockCount }) {
  const params = { id: count.id };
  const mayMove = useCan(['products', 'modify_quantity']);
  const mayCount = useCan(['products', 'update']) && count.state === 'open';
  const [filter, setFilter] = useState<Filter>('');
  const figures = useCall('GET /stock_counts/{id}/figures', { params }, { staleTime: 0 });
  const list = useCallPages(
    'GET /stock_counts/{id}/lines',
    { params, query: filter === '' ? {} : { state: filter } },
    { keepPrevious: true, staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <Stack $gap={3} $top={3}>
      {figures.data ? (
        <Card $pad as="section" aria-label="Resultado">
          <Facts facts={figureFacts(figures.data)} />
        </Card>
      ) : figures.error ? (
        <Card>
          <LoadFailed
            title="No pudimos cargar el resultado"
            error={figures.error}
            onRetry={figures.refetch}
          />
        </Card>
      ) : (
        <Skeleton height={160} radius="var(--r-2)" />
      )}
      {figures.data && mayMove && count.state === 'open' && (
        <CloseCount
          count={count}
          figures={figures.data}
          onChanged={() => void Promise.all([figures.refetch(), list.refetch()])}
        />
      )}
      <Select
        aria-label="Mostrar"
        value={filter}
        onChange={({ target }) => setFilter(FILTERS.find(({ value }) => value === target.value)?.value ?? '')}
        options={FILTERS}
      />
      <Sheet>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar lo contado"
          empty={<EmptyState icon="package" title="Nada que mostrar todavía" />}
        >
          {() => (
            <DataTable
              {...rows}
              label="Contado"
              rowKey={({ product_id }) => product_id}
              columns={columnsOf(mayCount ? count.id : undefined)}
            />
          )}
        </LoadedList>
      </Sheet>
    </Stack>
  );
}

function columnsOf(countId: string | undefined): TableColumn<CountLine>[] {
  return [
    {
      key: 'name',
      header: 'Producto',
      cell: (line) => (
        <>
          {line.name}
          <Text $tone="quiet" $size="xs">
            {`Contado ${formatQuantity(line.counted)} · se esperaba ${formatQuantity(line.expected)}`}
          </Text>
        </>
      ),
    },
    {
      key: 'difference',
      header: 'Diferencia',
      align: 'end',
      width: '170px',
      cell: (line) => <Difference line={line} countId={countId} />,
    },
  ];
}

function Difference({ line, countId }: { line: CountLine; countId: string | undefined }) {
  const { state, difference, amount, currency, product_id, name } = line;
  if (state === 'withdrawn') return <Badge>Retirado</Badge>;
  if (state === 'moved')
    return countId ? (
      <CountAgain countId={countId} productId={product_id} name={name} />
    ) : (
      <Badge tone="gold">Se movió</Badge>
    );
  if (state === 'same')
    return (
      <Text as="span" $tone="good">
        Coincide
      </Text>
    );
  return (
    <>
      <strong>
        {difference.startsWith('-')
          ? `−${formatQuantity(difference.slice(1))}`
          : `+${formatQuantity(difference)}`}
      </strong>
      {amount !== null && currency !== null && (
        <Text $tone="quiet" $size="xs">
          {formatMoney(amount, currency)}
        </Text>
      )}
    </>
  );
}
