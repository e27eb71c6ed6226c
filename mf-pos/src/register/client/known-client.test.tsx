import { screen, waitFor } from '@testing-library/react';
import { line, openCashRegister, scan, shop, user, uuid } from '../../testing/cash-register-page.tsx';

test('the cédula of a new client that is somebody’s already: who they are is said and asked', async () => {
  const pedro = {
    ...{
      id: `cli-${uuid(41)}`,
      name: 'Pedro Gil',
      identification: '14203118',
      identification_type: 'V' as const,
    },
    ...{ phone: null, email: null, address: null, credit_limit: null, balances: [] },
    ...{ credit_days: null, birthday: null, note: '', version: 1 },
    updated_at: '2026-11-20T16:05:00.000Z',
  };
  shop.clients.push(pedro);
  await openCashRegister();
  await scan('7591002000011');
  await line('Harina P.A.N.');
  const bar = () => screen.getByRole('group', { name: 'Cliente' });
  const identify = async (number: string) => {
    const box = await screen.findByRole('textbox', { name: 'Cédula o RIF' });
    await user.clear(box);
    await user.click(box);
    await user.paste(number);
    await user.keyboard('{Enter}');
  };
  await user.keyboard('{F4}');
  await user.click(await screen.findByRole('combobox', { name: 'Buscar cliente' }));
  // Keys that Caja holds back are pressed by `insertText`, which no jsdom has: letters behind a space would come out of order.
  await user.paste('Ana Ruiz');
  await user.click(await screen.findByRole('option', { name: /^Crear/ }));
  await identify('14203118');
  const question = await screen.findByRole('group', { name: 'Cliente ya registrado' });
  expect(question).toHaveTextContent('V-14203118 ya está registrada a nombre de Pedro Gil.');
  // The Enter that sent the form, pressed twice, is no answer.
  await user.keyboard('{Enter}');
  expect(question).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No, corregir la cédula' }));
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana Ruiz');
  await identify('14203118');
  await user.click(await screen.findByRole('button', { name: 'Sí, es Pedro Gil' }));
  await waitFor(() => expect(bar()).toHaveTextContent('Pedro Gil'));
  expect(shop.clients).toEqual([pedro]);
});
