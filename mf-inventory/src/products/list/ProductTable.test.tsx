import type { ListedProduct } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RATE } from '../testing/rate.ts';
import { signInWith } from '../testing/render-with-data.tsx';
import { ProductTable, type ProductTableProps } from './ProductTable.tsx';
import type { Selection } from './selection.ts';

const harina: ListedProduct = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Harina P.A.N. 1 kg',
  code: 'HP-1',
  barcodes: ['7591058001000', '7591058001017', '7591058001024'],
  category_id: 'c1',
  measure_id: null,
  qty: '48.5',
  min_qty: '12',
  cost: '1.00',
  utility: '15',
  price: null,
  is_fixed_price: false,
  cost_currency: 'USD',
  price_currency: 'USD',
  updated_at: '2026-11-20T13:00:00.000Z',
  version: 1,
};
async function show(props: Partial<ProductTableProps>) {
  render(
    <MemoryRouter>
      <ProductTable
        rows={[harina]}
        categories={new Map([['c1', 'Víveres']])}
        rate={RATE}
        withCost
        shown={['category', 'stock', 'cost', 'price']}
        {...props}
      />
    </MemoryRouter>,
  );
  await within(await screen.findByRole('table', { name: 'Productos', busy: false })).findAllByText(/Harina/);
}

const table = () => screen.getByRole('table', { name: 'Productos' });
const products = () => within(table()).getAllByRole('row').slice(1);
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

test('a row tells what a product is, how much there is, and its price in both currencies', async () => {
  await show({});
  const [name, category, stock, cost, price] = cells(products()[0]);
  expect(name).toContain('Harina P.A.N. 1 kg');
  expect(name).toContain('HP-1 · 7591058001000 y 2 más');
  expect([category, stock, cost]).toEqual(['Víveres', '48,5mín. 12', '$\u00a01,00']);
  expect(price).toBe('$\u00a01,15Bs.\u00a0989,21');
});

test('the name leads to the form for who may change the product, to its details for others', async () => {
  await show({});
  const name = () => within(table()).getByRole('link', { name: 'Harina P.A.N. 1 kg' });
  expect(name()).toHaveAttribute('href', `/product?id=${harina.id}`);
  expect(within(table()).getByRole('link', { name: /^Existencia de Harina/ })).toHaveAttribute(
    'href',
    `/product?id=${harina.id}`,
  );
  act(() => signInWith());
  expect(name()).toHaveAttribute('href', `/edit-product?id=${harina.id}`);
  act(() => useSession.getState().clear());
});

test('too little is marked, and so is a product without a price', async () => {
  await show({
    rows: [
      { ...harina, id: 'low', qty: '12' },
      { ...harina, id: 'out', qty: '0' },
      { ...harina, id: 'none', qty: '0', min_qty: null, cost: null },
    ],
  });
  const rows = products().map(cells);
  expect(rows.map((row) => row[2])).toEqual(['Queda poco12mín. 12', 'Agotado0mín. 12', '0']);
  expect(rows.map((row) => row[4])).toEqual([
    '$\u00a01,15Bs.\u00a0989,21',
    '$\u00a01,15Bs.\u00a0989,21',
    'Sin precio',
  ]);
});

test('the cost is for those alone who may set it', async () => {
  await show({ withCost: false });
  expect(screen.queryByRole('columnheader', { name: 'Costo' })).not.toBeInTheDocument();
  expect(within(table()).queryByText('$ 1,00')).not.toBeInTheDocument();
});

test('what the online store holds back is told beside the minimum', async () => {
  await show({ rows: [{ ...harina, reserved: '3' }] });
  expect(cells(products()[0])[2]).toBe('48,5mín. 12 · 3 reservado');
});

test('arrows go from row to row, Enter opens, Space chooses, and Shift chooses all between', async () => {
  const rows = ['1', '2', '3', '4'].map((id) => ({ ...harina, id, name: `Harina ${id}` }));
  const opened: string[] = [];
  const chosen: string[][] = [];
  const user = userEvent.setup();
  await show({
    rows,
    onOpen: ({ id }) => opened.push(id),
    selection: {
      isAll: false,
      ids: new Set(),
      has: (id) => id === '2',
      toggle: (id) => chosen.push([id]),
      set: (ids) => chosen.push([...ids]),
      selectAll: () => {},
      clear: () => {},
    },
  });
  const [first, second] = products();
  expect(second).toHaveAttribute('aria-selected', 'true');
  act(() => first?.focus());
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter} {Shift>}{ArrowDown}{ArrowDown}{/Shift}{Home}');
  expect(opened).toEqual(['2']);
  expect(chosen).toEqual([['2'], ['2', '3'], ['2', '3', '4']]);
  expect(first).toHaveFocus();
});

const selection = (change: Partial<Selection> = {}): Selection => ({
  ...{ isAll: false, ids: new Set<string>(), has: () => false, toggle: () => {}, set: () => {} },
  ...{ selectAll: () => {}, clear: () => {} },
  ...change,
});

test('the box in the head selects all that the filter finds, or none', async () => {
  const done: string[] = [];
  const user = userEvent.setup();
  const acts = { selectAll: () => done.push('all'), clear: () => done.push('none') };
  await show({ selection: selection(acts) });
  const box = () => screen.getByRole('checkbox', { name: 'Seleccionar todos los encontrados' });
  expect(box()).not.toBeChecked();
  await user.click(box());
  cleanup();
  await show({ selection: selection({ ...acts, ids: new Set([harina.id]) }) });
  expect(box()).toBePartiallyChecked();
  await user.click(box());
  cleanup();
  await show({ selection: selection({ ...acts, isAll: true }) });
  expect(box()).toBeChecked();
  await user.click(box());
  expect(done).toEqual(['all', 'none', 'none']);
});

test('while somebody selects, a press on a row or its name selects it and opens nothing', async () => {
  const opened: string[] = [];
  const chosen: string[] = [];
  act(() => signInWith());
  await show({
    ...{ isSelecting: true, onOpen: ({ id }) => opened.push(id) },
    selection: selection({ toggle: (id) => chosen.push(id) }),
  });
  await userEvent.click(within(table()).getByText('Harina P.A.N. 1 kg'));
  expect([opened, chosen]).toEqual([[], [harina.id]]);
  act(() => useSession.getState().clear());
});

test('a product that is looked for has the focus', async () => {
  const rows = ['1', '2', '3'].map((id) => ({ ...harina, id, name: `Harina ${id}` }));
  await show({ rows, onOpen: () => {}, sought: { index: 2 } });
  expect(products()[2]).toHaveFocus();
});
