import { ApiError } from '@cuadra/shared/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aPayment } from '../testing/orders.ts';
import { openApi, showOrders } from '../testing/show-orders.tsx';
import { OrderPage } from './OrderPage.tsx';

const user = userEvent.setup({ delay: null });

async function open(order = anOrder(), permissions?: Parameters<typeof showOrders>[2]) {
  const api = openApi([order]);
  showOrders(<OrderPage />, `/ecommerce/option-1/order?id=${order.id}`, permissions);
  await screen.findByRole('heading', { level: 1, name: `Pedido N° ${order.number} · ${order.buyer_name}` });
  return api;
}
const payment = () => within(screen.getByRole('region', { name: 'Pago' }));

test('what was ordered, how it leaves, and who ordered it', async () => {
  await open(anOrder({ note: 'Tocar el timbre' }));
  expect(screen.getByRole('table', { name: 'Qué pidió' })).toHaveTextContent('Harina P.A.N.');
  expect(screen.getByText('Tocar el timbre')).toBeInTheDocument();
  expect(screen.getByText('Calle 5, casa 3')).toBeInTheDocument();
  expect(screen.getByText(/Bs. 860,18 \(\$ 1,00\), aparte/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+584141234567');
  const whatsApp = await screen.findByRole('link', { name: 'Escribir por WhatsApp' });
  await waitFor(() =>
    expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toContain(
      '/tienda/la-esquina/pedido/ficha-de-prueba',
    ),
  );
  expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/584141234567\?text=/);
});

test('what a coupon took off stands between the goods and the total', async () => {
  const order = anOrder();
  const lines = order.lines.map((line) => ({
    ...line,
    discount: '0.30',
    total: '1720.36',
    total_alternative: '2.00',
  }));
  await open({
    ...{ ...order, lines, coupon: 'HOLA', total: '1720.36', total_alternative: '2.00' },
    ...{ discount: '258.05', discount_alternative: '0.30' },
  });
  const sheet = screen.getByRole('table', { name: 'Qué pidió' });
  expect(sheet).toHaveTextContent('1.978,41');
  expect(screen.getByText('Cupón HOLA').parentElement).toHaveTextContent('258,05');
});

test('who may not see clients is told so', async () => {
  await open(anOrder({ phone: null, address: null, token: null }));
  expect(screen.getByText(/Tu rol no permite ver el teléfono/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Llamar' })).not.toBeInTheDocument();
});

test('a payment is verified, and that is taken back', async () => {
  const api = await open(anOrder({ payment: aPayment() }));
  expect(payment().getByText('004512')).toBeInTheDocument();
  await user.click(payment().getByRole('button', { name: 'Verificado' }));
  await user.click(await payment().findByRole('button', { name: 'Deshacer' }));
  await user.click(await payment().findByRole('button', { name: 'No llegó' }));
  expect(await payment().findByText('Rechazado')).toBeInTheDocument();
  expect(api.sent.map(({ body }) => body)).toMatchObject([
    { state: 'checked' },
    { state: 'told' },
    { state: 'refused' },
  ]);
});

test('a reference that paid something before is warned of', async () => {
  const create_at = '2026-11-19T12:00:00.000Z';
  await open(
    anOrder({
      payment: aPayment(),
      other_uses: [
        { kind: 'order', number: 9, create_at },
        { kind: 'sale', number: 34, create_at },
      ],
    }),
  );
  expect(
    payment().getByText('Esta referencia ya pagó el pedido N° 9 y el ticket N° 34.'),
  ).toBeInTheDocument();
});

test('cash says with how much it is paid, and the change that is to be brought', async () => {
  const cash = aPayment({
    kind: 'cash',
    name: 'Efectivo $',
    currency: 'USD',
    reference: '',
    tendered: '5.00',
    state: 'chosen',
  });
  await open(anOrder({ payment: cash }));
  expect(payment().getByText('Paga con $ 5,00, vuelto $ 2,70')).toBeInTheDocument();
});

test('the picture of a payment is shown once it is wanted', async () => {
  await open(anOrder({ payment: aPayment({ has_proof: true }) }));
  await user.click(payment().getByRole('button', { name: 'Ver comprobante' }));
  expect(await screen.findByRole('img', { name: 'Comprobante de pago de María Rojas' })).toBeInTheDocument();
});

test('a step is taken, and one that is not possible any more is said', async () => {
  const api = await open(anOrder());
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('button', { name: 'Está listo' })).toBeInTheDocument();
  api.refuse = () => {
    api.orders = [anOrder({ status: 'delivered', updated_at: new Date().toISOString() })];
    return new ApiError('ERROR_CONFLICT', 409, { fields: { status: 'not-allowed' } });
  };
  await user.click(await screen.findByRole('button', { name: 'Está listo' }));
  expect(await screen.findByText(/Este pedido ya cambió/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Está listo' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Cobrar en Caja' })).not.toBeInTheDocument();
});

test('the list for preparing and the note of delivery are printed', async () => {
  const papers: string[] = [];
  globalThis.print = () => {
    papers.push(document.querySelector('[data-print-page]')?.textContent ?? '');
  };
  await open(anOrder({ payment: aPayment({ state: 'checked' }) }));
  const print = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(papers.at(-1)).toContain(name));
  };
  await print('Lista de preparación');
  expect(papers.at(-1)).not.toContain('Bs.');
  await print('Nota de entrega');
  expect(papers.at(-1)).toContain('Calle 5, casa 3');
  expect(papers.at(-1)).toContain('Pago Móvil, verificado');
});
