import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './EmptyState.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './table-column.ts';

interface Item {
  id: string;
  name: string;
  price: string;
}

const columns: TableColumn<Item>[] = [
  { key: 'name', header: 'Nombre', cell: (item) => item.name },
  { key: 'price', header: 'Precio', cell: (item) => item.price, align: 'end' },
];
const rows: Item[] = [
  { id: '1', name: 'Harina', price: '$ 1,15' },
  { id: '2', name: 'Café', price: '$ 5,40' },
];

test('is found by its name and read by rows and columns', () => {
  render(<Table label="Productos" columns={columns} rows={rows} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Productos' });
  expect(within(table).getByRole('columnheader', { name: 'Precio' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Café $ 5,40' })).toBeInTheDocument();
});

test('says what to do when there is nothing, but not while it loads', () => {
  const empty = <EmptyState title="No hay productos" />;
  const { rerender } = render(
    <Table label="Productos" columns={columns} rows={[]} rowKey={(row) => row.id} empty={empty} loading />,
  );
  expect(screen.getByRole('table', { busy: true })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(<Table label="Productos" columns={columns} rows={[]} rowKey={(row) => row.id} empty={empty} />);
  expect(screen.getByRole('heading', { name: 'No hay productos' })).toBeInTheDocument();
});

test('offers more rows while there are', async () => {
  let asked = 0;
  const more = () => {
    asked += 1;
  };
  const { rerender } = render(
    <Table label="Productos" columns={columns} rows={rows} rowKey={(row) => row.id} hasMore onMore={more} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cargar más' }));
  expect(asked).toBe(1);
  rerender(<Table label="Productos" columns={columns} rows={rows} rowKey={(row) => row.id} onMore={more} />);
  expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
});

test('a pressable row is reached by the keyboard through its first cell', async () => {
  const pressed: string[] = [];
  render(
    <Table
      label="Productos"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onRowClick={(row) => pressed.push(row.id)}
    />,
  );
  screen.getByRole('button', { name: 'Café' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['2']);
  await userEvent.click(screen.getByText('$ 1,15'));
  expect(pressed).toEqual(['2', '1']);
});
