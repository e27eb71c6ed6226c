import { ApiError } from '@cuadra/shared/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '../detail/OrderPage.tsx';
import { anOrder, aPayment } from '../testing/orders.ts';
import { openApi, showOrders } from '../testing/show-orders.tsx';

const user = userEvent.setup({ delay: null });

async function open(order = anOrder()) {
  const api = openApi([order]);
  showOrders(<OrderPage />, `/ecommerce/option-1/order?id=${order.id}`);
  await user.click(await screen.findByRole('button', { name: 'Cambiar cantidades' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Cambiar el pedido N° ${order.number}` }));
  return { api, dialog, order };
}

test('quantities are changed once the buyer agrees, and the total is told before', async () => {
  const { api, dialog, order } = await open(anOrder({ payment: aPayment() }));
  const qty = dialog.getByRole('textbox', { name: 'Cantidad de Harina P.A.N.' });
  await user.clear(qty);
  await user.type(qty, '1');
  expect(dialog.getByRole('status', { name: 'Total del pedido' })).toHaveTextContent('989,21');
  expect(dialog.getByText(/ya dijo que pagó/)).toBeInTheDocument();
  const ask = dialog.getByRole('link', { name: 'Preguntarle por WhatsApp' });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('serían 1 en vez de 2');
  await user.click(dialog.getByRole('button', { name: 'Cambiar pedido' }));
  expect(await dialog.findByText('Acuérdalo antes con tu cliente.')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'María Rojas está de acuerdo' }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar pedido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent).toMatchObject([
    {
      body: {
        ...{ id: order.id, seen: { total: order.total }, is_agreed: true },
        lines: [{ product_id: order.lines[0]?.product_id, qty: '1' }],
      },
    },
  ]);
});

test('what is refused is said where it can be mended', async () => {
  const { api, dialog } = await open();
  await user.click(dialog.getByRole('checkbox', { name: /está de acuerdo/ }));
  api.refuse = () => new ApiError('ERROR_STOCK', 409, { fields: { 'lines.0.qty': 'not-enough' } });
  await user.click(dialog.getByRole('button', { name: 'Cambiar pedido' }));
  expect(await dialog.findByText(/No hay tanto en tu inventario/)).toBeInTheDocument();
  api.refuse = () => new ApiError('ERROR_CONFLICT', 409, { fields: { total: 'changed' } });
  await user.click(dialog.getByRole('button', { name: 'Cambiar pedido' }));
  expect(await dialog.findByText(/Este pedido ya cambió/)).toBeInTheDocument();
});

test('an order that is over is not changed', async () => {
  const order = anOrder({ status: 'delivered' });
  openApi([order]);
  showOrders(<OrderPage />, `/ecommerce/option-1/order?id=${order.id}`);
  await screen.findByRole('table', { name: 'Qué pidió' });
  expect(screen.queryByRole('button', { name: 'Cambiar cantidades' })).not.toBeInTheDocument();
});
