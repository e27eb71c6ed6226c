import type { HistoryPrice } from '@cuadra/shared/contract';
import { costText, formatMoney, shortWhen, toMoney } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';

/** What the product has been sold for and has cost, newest first; costs for who may see them. */
export function PriceTable({ prices }: { prices: readonly HistoryPrice[] }) {
  const seesCosts = useCan(['products', 'modify_cost']);
  return (
    <TitledSheet as="section" aria-labelledby="prices">
      <h2 id="prices">{seesCosts ? 'Precios y costos' : 'Precios'}</h2>
      <Table
        label="Precios"
        columns={seesCosts ? [SINCE, COST, PRICE] : [SINCE, PRICE]}
        rows={prices}
        rowKey={({ since }) => since ?? 'first'}
      />
    </TitledSheet>
  );
}

const SINCE: TableColumn<HistoryPrice> = {
  key: 'since',
  header: 'Desde',
  cell: ({ since, user }) => (
    <>
      {since === null ? 'Antes' : shortWhen(since)}
      {user && (
        <Text $tone="quiet" $size="xs">
          {user}
        </Text>
      )}
    </>
  ),
};

const COST: TableColumn<HistoryPrice> = {
  key: 'cost',
  header: 'Costo',
  align: 'end',
  cell: ({ cost, cost_currency }) =>
    cost === null || cost_currency === null ? '—' : costText(cost, cost_currency),
};

const PRICE: TableColumn<HistoryPrice> = {
  key: 'price',
  header: 'Precio',
  align: 'end',
  cell: ({ unit_price, currency }) =>
    unit_price === '0' ? 'Sin precio' : formatMoney(toMoney(unit_price), currency),
};
