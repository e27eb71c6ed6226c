import { notify } from '@cuadra/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import {
  amount,
  charge,
  line,
  methods,
  openPage,
  shop,
  user,
  uuid,
} from '../../testing/cash-register-page.tsx';
import { order } from '../../testing/samples.ts';

const told = {
  ...{ payment_method_id: uuid(13), name: 'Pago Móvil', kind: 'mobile_payment' as const, currency: 'VES' },
  ...{ reference: '004512', tendered: null, has_proof: false, state: 'checked' as const },
};
const AT = `/cash-register?order=${order().id}`;

test('an order is a sale with its lines and its payment, and charging it delivers it', async () => {
  shop.orders = [order({ payment: told })];
  openPage(AT);
  expect(await line('Harina P.A.N.')).toHaveTextContent('1.720,36');
  expect(screen.getByRole('tab', { name: 'Pedido 12' })).toBeInTheDocument();
  await charge();
  await waitFor(() => expect(amount()).toHaveValue('1.720,36'));
  expect(methods().getByRole('textbox', { name: 'Referencia' })).toHaveValue('004512');
  await user.click(screen.getByRole('button', { name: /^Confirmar|^Finalizar/ }));
  expect(await screen.findByRole('dialog', { name: /Ticket/ })).toBeInTheDocument();
  expect(shop.received).toMatchObject([
    {
      order_id: order().id,
      id: order().id,
      description: 'Pedido N° 12 de Ana Gil',
      lines: [{ qty: '2', unit_price: '1', currency: 'USD' }],
      payments: [{ payment_method_id: uuid(13), amount: '1720.36', reference: '004512' }],
    },
  ]);
});

test('an order that is over is said, and nothing is opened', async () => {
  const said = jest.spyOn(notify, 'error');
  shop.orders = [order({ status: 'delivered' })];
  openPage(AT);
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('El pedido N° 12 ya fue entregado: no hay nada que cobrar.'),
  );
  expect(within(screen.getByRole('tablist', { name: 'Ventas' })).getAllByRole('tab')).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'Venta 1' })).toBeInTheDocument();
  said.mockRestore();
});
