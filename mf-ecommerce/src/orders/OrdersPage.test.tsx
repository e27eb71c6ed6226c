import { ApiError, type useQueryClient } from '@cuadra/shared/client';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from './OrdersPage.tsx';
import { anOrder, aPayment } from './testing/orders.ts';
import { openApi, showOrders } from './testing/show-orders.tsx';

const user = userEvent.setup({ delay: null });

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const card = (name: string, of: string) => column(of).findByRole('listitem', { name });

function drag(element: HTMLElement, onto: HTMLElement) {
  const dataTransfer = { effectAllowed: '', setData: () => undefined };
  const fire = (type: 'dragStart' | 'dragOver' | 'drop' | 'dragEnd', target: HTMLElement) => {
    const event = createEvent[type](target);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(target, event);
  };
  fire('dragStart', element);
  fire('dragOver', onto);
  fire('drop', onto);
  fire('dragEnd', element);
}

const readAgain = (client: ReturnType<typeof useQueryClient>) => act(() => client.invalidateQueries());

test('each order stands in the column of its status, and says how it is paid', async () => {
  openApi([
    anOrder({ payment: aPayment() }),
    anOrder({ number: 11, status: 'ready', buyer_name: 'José Pérez', delivery: 'pickup', zone: '' }),
    anOrder({ number: 10, status: 'expired', buyer_name: 'Ana Gil' }),
  ]);
  showOrders(<OrdersPage />);
  const pending = await card('N° 12 · María Rojas', 'Nuevo');
  expect(pending).toHaveTextContent('Bs. 1.978,41');
  expect(pending).toHaveTextContent('$ 2,30');
  expect(pending).toHaveTextContent('Delivery · Las Acacias');
  expect(pending).toHaveTextContent('Pago MóvilPor verificar');
  const ready = await card('N° 11 · José Pérez', 'Listo');
  expect(ready).toHaveTextContent('Retira en la tienda');
  expect(within(ready).getByRole('link', { name: 'Cobrar en Caja' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cash-register\?order=/),
  );
  expect(await card('N° 10 · Ana Gil', 'Anulado')).toHaveTextContent('Vencido');
});

test('the button of a card takes it its next step', async () => {
  const api = openApi([anOrder()]);
  showOrders(<OrdersPage />);
  await user.click(
    await within(await card('N° 12 · María Rojas', 'Nuevo')).findByRole('button', { name: 'Aceptar' }),
  );
  await card('N° 12 · María Rojas', 'Aceptado');
  expect(api.sent).toEqual([
    {
      path: expect.stringContaining('/store/orders/update'),
      body: { id: api.orders[0]?.id, status: 'accepted' },
    },
  ]);
});

test('an order is dragged where it may go, and nowhere else', async () => {
  const api = openApi([anOrder({ status: 'accepted' })]);
  showOrders(<OrdersPage />);
  const held = await card('N° 12 · María Rojas', 'Aceptado');
  drag(held, screen.getByRole('region', { name: /^Nuevo/ }));
  expect(api.sent).toEqual([]);
  drag(held, screen.getByRole('region', { name: /^Listo/ }));
  await card('N° 12 · María Rojas', 'Listo');
  expect(api.sent).toHaveLength(1);
});

test('dragged to «Anulado» it asks for the reason, which is sent', async () => {
  const api = openApi([anOrder()]);
  showOrders(<OrdersPage />);
  drag(await card('N° 12 · María Rojas', 'Nuevo'), screen.getByRole('region', { name: /^Anulado/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Anular el pedido N° 12?' }));
  await user.click(dialog.getByRole('button', { name: 'Anular pedido' }));
  expect(await dialog.findByText('Dile a tu cliente por qué lo anulas.')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Se nos acabó');
  await user.click(dialog.getByRole('button', { name: 'Anular pedido' }));
  expect(await card('N° 12 · María Rojas', 'Anulado')).toHaveTextContent('Se nos acabó');
  expect(api.sent[0]?.body).toMatchObject({ status: 'cancelled', reason: 'Se nos acabó' });
});

test('delivered without a sale asks first', async () => {
  const api = openApi([anOrder({ status: 'ready' })]);
  showOrders(<OrdersPage />);
  const ready = await card('N° 12 · María Rojas', 'Listo');
  await user.click(within(ready).getByRole('button', { name: 'Entregado' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Entregaste el pedido N° 12?' }));
  expect(api.sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Sí, entregado' }));
  await card('N° 12 · María Rojas', 'Entregado');
});

test('arrows go from card to card, and S takes the one in focus its next step, with the focus', async () => {
  openApi([anOrder(), anOrder({ number: 11 }), anOrder({ number: 9, status: 'accepted' })]);
  showOrders(<OrdersPage />);
  const link = (number: number) => screen.getByRole('link', { name: `N° ${number} · María Rojas` });
  await screen.findByRole('link', { name: 'N° 9 · María Rojas' });
  await screen.findByRole('link', { name: 'N° 12 · María Rojas' });
  link(12).focus();
  await user.keyboard('{ArrowDown}');
  expect(link(11)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(link(9)).toHaveFocus();
  await user.keyboard('s');
  await card('N° 9 · María Rojas', 'Listo');
  await waitFor(() => expect(link(9)).toHaveFocus());
});

test('where somebody was faster it is said, and what is there now is shown', async () => {
  const api = openApi([anOrder()]);
  showOrders(<OrdersPage />);
  const pending = await card('N° 12 · María Rojas', 'Nuevo');
  api.refuse = () => {
    api.orders = [anOrder({ status: 'cancelled', reason: 'Lo anuló José' })];
    return new ApiError('ERROR_CONFLICT', 409, { fields: { status: 'not-allowed' } });
  };
  await user.click(within(pending).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(/Este pedido ya cambió/)).toBeInTheDocument();
  expect(await card('N° 12 · María Rojas', 'Anulado')).toHaveTextContent('Lo anuló José');
});

test('who may only look has nothing to press', async () => {
  openApi([anOrder()]);
  showOrders(<OrdersPage />, '/', [{ module: 'sales', permissions: '2' }]);
  const pending = await card('N° 12 · María Rojas', 'Nuevo');
  expect(within(pending).queryByRole('button')).not.toBeInTheDocument();
  expect(pending).toHaveAttribute('draggable', 'false');
});

describe('a new order that comes in', () => {
  const started: number[] = [];
  beforeEach(() => {
    started.length = 0;
    const param = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      value: 0,
    };
    const node = {
      connect: (other: unknown) => other,
      start: (at: number) => started.push(at),
      stop: () => undefined,
    };
    const context = {
      ...{ currentTime: 0, destination: {}, resume: async () => undefined },
      createOscillator: () => ({ ...node, frequency: { ...param } }),
      createGain: () => ({ ...node, gain: { ...param } }),
    };
    Object.assign(globalThis, { AudioContext: jest.fn(() => context) });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

  test('is said and rung for; one that was there is not', async () => {
    const api = openApi([anOrder()]);
    const client = showOrders(<OrdersPage />);
    await card('N° 12 · María Rojas', 'Nuevo');
    expect(started).toHaveLength(0);
    api.orders = [anOrder({ number: 13, buyer_name: 'Ana Gil' }), ...api.orders];
    await readAgain(client);
    expect(await screen.findByText(/Pedido N° 13 de Ana Gil/)).toBeInTheDocument();
    expect(screen.queryByText(/Pedido N° 12 de/)).not.toBeInTheDocument();
    expect(started).not.toHaveLength(0);
  });

  test('is only said where the sound is off, which the device keeps', async () => {
    const api = openApi([anOrder()]);
    const client = showOrders(<OrdersPage />);
    await card('N° 12 · María Rojas', 'Nuevo');
    await user.click(screen.getByRole('switch', { name: 'Sonido' }));
    expect(localStorage.getItem('cuadra.order-sound')).toBe('false');
    api.orders = [anOrder({ number: 13, buyer_name: 'Ana Gil' }), ...api.orders];
    await readAgain(client);
    expect(await screen.findByText(/Pedido N° 13 de Ana Gil/)).toBeInTheDocument();
    expect(started).toHaveLength(0);
  });
});

test('a narrow screen has a list with tabs', async () => {
  globalThis.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  openApi([anOrder(), anOrder({ number: 11, status: 'ready', buyer_name: 'José Pérez' })]);
  showOrders(<OrdersPage />);
  expect(await screen.findByRole('listitem', { name: 'N° 12 · María Rojas' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Listo/ }));
  expect(await screen.findByRole('listitem', { name: 'N° 11 · José Pérez' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'N° 12 · María Rojas' })).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
