import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  charge,
  choose,
  line,
  methods,
  openCashRegister,
  openPage,
  scan,
  shop,
  user,
  uuid,
} from '../../testing/cash-register-page.tsx';

test('an answer that is lost: the same sale is sent again by itself and sold once', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  shop.losesAnswers = 1;
  // The browser says it by itself.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await charge();
  await choose('1');
  await user.dblClick(screen.getByRole('button', { name: 'Finalizar venta' }));
  expect(methods().getByRole('button', { name: 'Efectivo $' })).toBeDisabled();

  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.received).toHaveLength(2);
  expect(shop.received[1]).toEqual(shop.received[0]);
  expect(shop.sales.size).toBe(1);
  said.mockRestore();
});

test('the page goes before the answer: the next visit sends the sale again and shows its ticket', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  shop.losesAnswers = 1;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await charge();
  await choose('1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shop.sales.size).toBe(1));
  cleanup();
  said.mockRestore();

  openPage();
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.received[1]).toEqual(shop.received[0]);
  expect(shop.sales.size).toBe(1);
});

test('without a connection the ticket is given out at once, and gets its number when the sale has arrived', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shop.losesAnswers = 1;
  await charge();
  await choose('1');
  await user.keyboard('{Enter}');
  const ticket = await screen.findByRole('dialog', { name: 'Ticket por enviar' });
  expect(ticket).toHaveTextContent('Harina P.A.N.');
  expect(ticket).toHaveTextContent('Bs. 989,21');

  offline.mockRestore();
  said.mockRestore();
  fireEvent(window, new Event('online'));
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.sales.size).toBe(1);
  expect(shop.received.at(-1)).toMatchObject({ seller_id: uuid(31), sold_at: expect.any(String) });
});

test('a device that keeps nothing sells directly, and says so when there is no answer', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  shop.losesAnswers = 1;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await charge();
  await choose('1');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Este equipo no puede guardar ventas/)).toBeVisible();
  said.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.sales.size).toBe(1);
  put.mockRestore();
});

test('a rate that changed: nothing is sold, the new total is told, and it is sold once she confirms', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  await charge();
  await choose('1');
  shop.rate = { ...shop.rate, rate: '900', rate_id: uuid(22) };
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'La tasa cambió de 860,18 a 900,00. Ahora el total es Bs. 1.035,00 ($ 1,15).',
  );
  expect(shop.sales.size).toBe(0);
  expect(await screen.findByText('Falta por pagar')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Exacto Bs.\u00a01.035,00' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.received[1]).toMatchObject({ rate: '900', rate_id: uuid(22), total: '1035.00' });
});
