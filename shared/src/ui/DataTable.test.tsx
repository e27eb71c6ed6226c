import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

interface Item {
  id: number;
  name: string;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, id): Item => ({ id, name: `Cosa ${id}` }));

async function show(props: Partial<DataTableProps<Item>>) {
  let asked = 0;
  const rows = 'rows' in props ? props.rows : numbered(50);
  const view = render(
    <DataTable<Item>
      label="Cosas"
      columns={[
        { key: 'name', header: 'Nombre', cell: (item) => item.name },
        { key: 'id', header: 'Número', cell: (item) => item.id, align: 'end', room: 'tablet' },
      ]}
      rowKey={(item) => String(item.id)}
      onMore={() => {
        asked += 1;
      }}
      {...props}
      rows={rows}
    />,
  );
  if (rows?.[0]) await screen.findByRole('row', { name: /Cosa 0/ });
  return { asked: () => asked, ...view };
}

const table = () => screen.getByRole('table', { name: 'Cosas' });
const rows = () => within(table()).getAllByRole('row').slice(1);

test('of 20,000 rows only those in sight are drawn, and each knows its place', async () => {
  const { asked } = await show({ rows: numbered(20_000), hasMore: true });
  expect(rows().length).toBeLessThan(60);
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '2');
  expect(table()).toHaveAttribute('aria-rowcount', '-1');
  expect(asked()).toBe(0);
});

test('the next page is asked for before the end is reached, once, and not while it is on its way', async () => {
  expect((await show({ hasMore: true })).asked()).toBe(1);
});

test('nothing is asked for while a page is on its way, nor when all are there', async () => {
  const { asked, unmount } = await show({ hasMore: true, loadingMore: true });
  expect(asked()).toBe(0);
  unmount();
  expect((await show({})).asked()).toBe(0);
  expect(table()).toHaveAttribute('aria-rowcount', '51');
});

test('a page that did not come is asked for again by the button alone', async () => {
  const { asked } = await show({ hasMore: true, moreFailed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos traer los siguientes.');
  expect(asked()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(asked()).toBe(1);
});

test('while the first rows are on their way the table has their shape and says that it is busy', async () => {
  await show({ rows: undefined });
  expect(await screen.findByRole('table', { name: 'Cosas', busy: true })).toBeInTheDocument();
  expect(rows().length).toBeGreaterThan(5);
});

test('without rows it is what to do next', async () => {
  await show({ rows: [], empty: <EmptyState title="No hay cosas" /> });
  expect(screen.getByRole('heading', { name: 'No hay cosas' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a pressable row is reached by the keyboard through its first cell', async () => {
  const pressed: string[] = [];
  await show({ onRowClick: (item) => pressed.push(item.name) });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['Cosa 0']);
});

test('heads with an order of their own ask for it: figures greatest first, words from A, and back', async () => {
  const asked: (TableSort | undefined)[] = [];
  const columns: TableColumn<Item>[] = [
    { key: 'name', header: 'Nombre', cell: (item) => item.name, sortBy: (item) => item.name },
    { key: 'id', header: 'Número', cell: (item) => item.id, align: 'end', sortBy: (item) => item.id },
    { key: 'note', header: 'Nota', cell: () => '' },
  ];
  const onSort = (sort: TableSort | undefined) => asked.push(sort);
  const { unmount } = await show({ columns, onSort });
  const head = (name: string) => within(table()).getByRole('columnheader', { name });
  expect(head('Número')).toHaveAttribute('aria-sort', 'none');
  expect(within(head('Nota')).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(within(head('Número')).getByRole('button'));
  await userEvent.click(within(head('Nombre')).getByRole('button'));
  unmount();
  await show({ columns, onSort, sort: { key: 'id', isDescending: true } });
  expect(head('Número')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(head('Número')).getByRole('button'));
  cleanup();
  await show({ columns, onSort, sort: { key: 'id', isDescending: false } });
  await userEvent.click(within(head('Número')).getByRole('button'));
  expect(asked).toEqual([
    { key: 'id', isDescending: true },
    { key: 'name', isDescending: false },
    { key: 'id', isDescending: false },
    undefined,
  ]);
});
