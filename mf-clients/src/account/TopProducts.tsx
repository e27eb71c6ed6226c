import type { ClientAccount } from '@cuadra/shared/contract';
import { formatMoney, formatQuantity } from '@cuadra/shared/domain';
import { Table, type TableColumn, TitledSheet } from '@cuadra/shared/ui';

type Product = ClientAccount['products'][number];

/** What a client took most of in a year. */
export function TopProducts({ account }: { account: ClientAccount }) {
  const columns: TableColumn<Product>[] = [
    { key: 'name', header: 'Producto', cell: ({ name }) => name },
    { key: 'qty', header: 'Cantidad', align: 'end', width: '96px', cell: ({ qty }) => formatQuantity(qty) },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      width: 'clamp(104px, 14vw, 150px)',
      cell: ({ total }) => formatMoney(total.alternative, account.alternative),
    },
  ];
  if (account.products.length === 0) return null;
  return (
    <TitledSheet as="section" aria-labelledby="top-products">
      <h2 id="top-products">Lo que más compra</h2>
      <Table label="Lo que más compra" columns={columns} rows={account.products} rowKey={({ id }) => id} />
    </TitledSheet>
  );
}
