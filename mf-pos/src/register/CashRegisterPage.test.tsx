import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  amount,
  COFFEE,
  charge,
  FLOUR,
  line,
  MILK,
  methods,
  openCashRegister,
  scan,
  shop,
  user,
} from '../testing/cash-register-page.tsx';

/** The components that React has drawn again, in order, as its Profiler tells. */
const mockDrawn: string[] = [];

/** The component inside a Profiler. Its props and its memo are its own: it is drawn when it would be without. */
function mockProfiled<Props extends object>(name: string, Component: ComponentType<Props>) {
  const { createElement, Profiler } = jest.requireActual<typeof import('react')>('react');
  return function Profiled(props: Props) {
    return createElement(
      Profiler,
      { id: name, onRender: (id) => void mockDrawn.push(id) },
      createElement(Component, props),
    );
  };
}

jest.mock('./lines/QuantityField.tsx', () => {
  const actual = jest.requireActual<typeof import('./lines/QuantityField.tsx')>('./lines/QuantityField.tsx');
  return { ...actual, QuantityField: mockProfiled('QuantityField', actual.QuantityField) };
});
jest.mock('./lines/SaleTotals.tsx', () => {
  const actual = jest.requireActual<typeof import('./lines/SaleTotals.tsx')>('./lines/SaleTotals.tsx');
  return { ...actual, SaleTotals: mockProfiled('SaleTotals', actual.SaleTotals) };
});

test('the star of the company stays where it is pressed; that of this device comes and goes', async () => {
  shop.products = [FLOUR, { ...COFFEE, favourite: true }];
  await openCashRegister();
  await user.click(screen.getByRole('button', { name: 'Favoritos' }));
  const star = await screen.findByRole('checkbox', { name: 'Favorito de la empresa: Café' });
  expect(star).toBeChecked();
  await user.click(star);
  expect(star).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Favorito: Harina P.A.N.' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Todos' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Favorito: Harina P.A.N.' }));
  expect(screen.getByRole('checkbox', { name: 'Favorito: Harina P.A.N.' })).toBeChecked();
});

test('two products, a note too large, change in bolívares, a ticket, and the next sale', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await scan('7591002000028');
  await scan('7591002000011');
  const quantity = within(await line('Harina P.A.N.')).getByRole('textbox', { name: 'Cantidad' });
  await waitFor(() => expect(quantity).toHaveValue('2'));
  // 2 × 1,15 + 5,40 = $ 7,70
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('Bs. 6.623,38a 860,18$ 7,70'),
  );

  await charge();
  expect(await screen.findByText('Falta por pagar')).toBeVisible();
  await user.click(methods().getByRole('button', { name: 'Efectivo $' }));
  await waitFor(() => expect(amount()).toHaveFocus());
  await user.keyboard('20');
  const change = within(await screen.findByRole('region', { name: 'Vuelto' }));
  expect(change.getByRole('status')).toHaveTextContent('VueltoBs. 10.580,22$ 12,30');
  expect(change.getByRole('radio', { name: /^Efectivo Bs\./ })).toBeChecked();

  await user.keyboard('{Enter}');
  const ticket = await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  const handed = within(within(ticket).getByRole('region', { name: 'Entrega este vuelto' }));
  expect(handed.getByText('Bs. 10.580,22')).toBeVisible();
  expect(
    handed.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['21 × Bs. 500', '1 × Bs. 50', '1 × Bs. 20', '1 × Bs. 10']);
  expect(handed.getByText(/^Quedan Bs\. 0,22/)).toBeVisible();
  for (const text of ['¡Listo!Bs. 6.623,38 · $ 7,70', 'Efectivo $$ 20,00', '2 × Harina P.A.N.'])
    expect(ticket).toHaveTextContent(text);
  // As it is printed, and back to where Enter goes on.
  await user.keyboard('v');
  const paper = await screen.findByRole('article');
  for (const text of ['Inversiones La Esquina, C.A.', 'RIF J-40123456-9', 'Documento no fiscal', '$ 20,00'])
    expect(paper).toHaveTextContent(text);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Siguiente venta' })).toHaveFocus());
  expect(shop.received).toMatchObject([
    {
      lines: [
        { qty: '2', unit_price: '1.15' },
        { qty: '1', unit_price: '5.4' },
      ],
      payments: [{ amount: '20.00', currency: 'USD' }],
      changes: [{ amount: '10580.22', currency: 'VES' }],
      total: '6623.38',
    },
  ]);

  // The Enter that finished the sale may still be held down.
  const next = within(ticket).getByRole('button', { name: 'Siguiente venta' });
  const isLeftToTheButton = (repeat: boolean) => fireEvent.keyDown(next, { key: 'Enter', repeat });
  expect([isLeftToTheButton(true), isLeftToTheButton(false)]).toEqual([false, true]);
  await user.click(next);
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar producto' })).toHaveFocus());
  expect(screen.queryByRole('listitem', { name: 'Harina P.A.N.' })).toBeNull();
});

test('an Enter that comes before any answer adds once, in the order of the scans', async () => {
  await openCashRegister();
  shop.searchTakes = 120;
  await scan('7591002000028');
  await user.keyboard('{Enter}{Enter}');
  shop.searchTakes = 0;
  await scan('7591002000011');
  await line('Harina P.A.N.');
  const lines = within(screen.getByRole('list', { name: 'Líneas' })).getAllByRole('listitem');
  expect(lines.map((item) => item.getAttribute('aria-label'))).toEqual(['Café', 'Harina P.A.N.']);
  for (const item of lines) expect(within(item).getByRole('textbox', { name: 'Cantidad' })).toHaveValue('1');
});

test('a code that nobody knows adds nothing and says so', async () => {
  await openCashRegister();
  await scan('9999999999999');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No hay ningún producto con el código 9999999999999.',
  );
  expect(screen.getByRole('button', { name: 'Cobrar' })).toBeDisabled();
});

test('sales stand side by side, and what is in one stays out of the other', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  await user.click(screen.getByRole('button', { name: 'Nueva venta' }));
  expect(screen.getByRole('tab', { name: 'Venta 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('listitem', { name: 'Harina P.A.N.' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Venta 1' }));
  expect(await line('Harina P.A.N.')).toBeVisible();
});

test('a search draws no line and no total again, and a scan no line but its own', async () => {
  shop.products.push(MILK);
  await openCashRegister();
  for (const { name } of [FLOUR, COFFEE, MILK]) {
    const cards = within(screen.getByRole('list', { name: 'Productos' }));
    await user.click(cards.getByRole('button', { name: new RegExp(name) }));
  }
  const lines = within(screen.getByRole('list', { name: 'Líneas' }));
  await waitFor(() => expect(lines.getAllByRole('textbox', { name: 'Cantidad' })).toHaveLength(3));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cobrar' })).toBeEnabled());
  const times = (name: string) => mockDrawn.filter((one) => one === name).length;

  const found = () => within(screen.getByRole('list', { name: 'Productos' })).getAllByRole('listitem');
  const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });

  mockDrawn.length = 0;
  type('leche');
  await waitFor(() => expect(found()).toHaveLength(1));
  expect([times('QuantityField'), times('SaleTotals')]).toEqual([0, 0]);

  type('');
  await waitFor(() => expect(found()).toHaveLength(3));
  mockDrawn.length = 0;
  await scan('7591002000028');
  const coffee = within(await line('Café')).getByRole('textbox', { name: 'Cantidad' });
  await waitFor(() => expect(coffee).toHaveValue('2'));
  expect([times('QuantityField'), times('SaleTotals')]).toEqual([1, 1]);
});
