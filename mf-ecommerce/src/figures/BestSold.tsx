import type { StoreFigures } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { EmptyState, Money, Table, type TableColumn, TitledSheet } from '@cuadra/shared/ui';

type Sold = StoreFigures['products'][number];

/** What was delivered most of. */
export function BestSold({ products, main, alternative }: StoreFigures) {
  const columns: TableColumn<Sold>[] = [
    { key: 'name', header: 'Producto', cell: ({ name }) => name },
    { key: 'qty', header: 'Cantidad', align: 'end', cell: ({ qty }) => formatQuantity(qty) },
    {
      ...{ key: 'total', header: 'Total', align: 'end' },
      cell: ({ total, total_alternative }) => (
        <Money
          amount={total}
          currency={main}
          align="end"
          {...(main !== alternative && { other: { amount: total_alternative, currency: alternative } })}
        />
      ),
    },
  ];
  return (
    <TitledSheet as="section" aria-labelledby="best-sold">
      <h2 id="best-sold">Lo que más se vendió</h2>
      <Table
        label="Lo que más se vendió"
        columns={columns}
        rows={products}
        rowKey={({ product_id }) => product_id}
        empty={<EmptyState level={3} icon="receipt" title="Ningún pedido de estos días se entregó todavía" />}
      />
    </TitledSheet>
  );
}
