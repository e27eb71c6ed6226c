import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  charge,
  choose,
  line,
  openCashRegister,
  scan,
  shop,
  user,
  uuid,
} from '../../testing/cash-register-page.tsx';

test('a Pago Móvil asks for its reference before it is sent, and takes the bank of who pays', async () => {
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  await charge();
  await choose('3');
  expect(screen.queryByText('Pago completo')).toBeNull();
  expect(screen.getAllByText('Falta la referencia')[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finalizar venta' })).toBeDisabled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Referencia' })).toHaveFocus());
  expect(shop.received).toEqual([]);
  await user.keyboard('004512{F2}');
  const bank = screen.getByRole('combobox', { name: 'Banco de quien paga' });
  expect(bank).toHaveFocus();
  await user.selectOptions(bank, '0134 Banesco');
  // Enter in the list of banks chooses one of them: only the next one finishes the sale.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveFocus());
  expect(shop.received).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.received).toMatchObject([
    { payments: [{ amount: '989.21', reference: '004512', bank: '0134' }] },
  ]);
});

/** A sale of flour, paid by Pago Móvil with this reference, up to the Enter behind its last digit. */
async function payWithReference(reference: string) {
  await scan('7591002000011');
  await line('Harina P.A.N.');
  await charge();
  await choose('3');
  await user.keyboard('{F3}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Referencia' })).toHaveFocus());
  // Keys without a pause would be a scanner's.
  await user.paste(reference);
  await user.keyboard('{Enter}');
}

test('a reference that paid before is told beside the button at each use, and taken only by a choice that is sent', async () => {
  shop.used.set('004512', { number: 12, amount: '989.21' });
  // Slower than what a sale used to wait for.
  shop.lookUpTakes = 1800;
  await openCashRegister();
  for (const use of [1, 2]) {
    await payWithReference('004512');
    const box = await screen.findByRole('checkbox', { name: 'Cobrar de todos modos' });
    const button = screen.getByRole('button', { name: 'Finalizar venta' });
    expect(button.parentElement).toContainElement(box);
    expect(button.parentElement).toHaveTextContent('Esta referencia ya se usó en la venta 00000012');
    expect(screen.queryByText('Pago completo')).toBeNull();
    expect(button).toBeDisabled();
    // However often Enter is pressed, it is no answer.
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(box).toHaveFocus();
    expect(shop.received).toHaveLength(use - 1);
    await user.keyboard(' {Enter}');
    await screen.findByRole('dialog', { name: `Ticket 0000000${use}` });
    expect(shop.received[use - 1]).toMatchObject({
      payments: [{ reference: '004512', accepts_reuse: true }],
    });
    await user.click(screen.getByRole('button', { name: 'Siguiente venta' }));
  }
});

test('another reference has to be accepted anew, and one that is new is charged without a word', async () => {
  shop.used.set('004512', { number: 12, amount: '989.21' });
  await openCashRegister();
  await payWithReference('004512');
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar de todos modos' }));
  await user.click(screen.getByRole('textbox', { name: 'Referencia' }));
  await user.keyboard('{Backspace}3');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  const [{ payments }] = shop.received as [{ payments: object[] }];
  expect(payments).toEqual([
    { payment_method_id: uuid(13), amount: '989.21', currency: 'VES', reference: '004513' },
  ]);
});

test('an exact amount follows the basket, and one that was typed stays', async () => {
  await openCashRegister();
  await scan('7591002000028');
  await scan('7591002000011');
  await line('Harina P.A.N.');
  await charge();
  await choose('1');
  const amount = () => screen.getByRole('textbox', { name: 'Monto' });
  expect(amount()).toHaveValue('5.634,18');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await user.click(within(await line('Café')).getByRole('button', { name: 'Quitar línea' }));
  await charge();
  // No change is offered for money that nobody has given.
  expect(screen.queryByRole('region', { name: 'Vuelto' })).toBeNull();
  expect(screen.getByText('Pago completo')).toBeVisible();
  expect(amount()).toHaveValue('989,21');

  // Written at once: keys at this pace are a scanner's.
  fireEvent.change(amount(), { target: { value: '5000' } });
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await scan('7591002000011');
  const quantity = within(await line('Harina P.A.N.')).getByRole('textbox', { name: 'Cantidad' });
  await waitFor(() => expect(quantity).toHaveValue('2'));
  await charge();
  expect(amount()).toHaveValue('5.000,00');
  expect(screen.getByRole('region', { name: 'Vuelto' })).toHaveTextContent('Bs. 3.021,59');
  await user.click(screen.getByRole('button', { name: 'Exacto Bs.\u00a01.978,41' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(shop.received).toMatchObject([{ payments: [{ amount: '1978.41' }], changes: [] }]);
});
