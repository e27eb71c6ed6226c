import { ApiError } from '@cuadra/shared/client';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStorePage } from '../testing/open-store-page.tsx';
import { COUPON } from '../testing/sample-settings.ts';

/** Milliseconds. The whole form is drawn in one go, where everything else is tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a coupon is made in a drawer of its own, and the store is not saved', async () => {
  const { sent } = await openStorePage();
  await user.click(await screen.findByRole('button', { name: 'Agregar cupón' }));
  const fields = await drawer('Cupón nuevo');
  await user.type(await fields.findByRole('textbox', { name: /^Código/ }), 'navidad-2');
  await user.selectOptions(fields.getByRole('combobox', { name: 'Tipo de descuento' }), 'USD');
  await user.type(fields.getByRole('textbox', { name: /^Cuánto descuenta/ }), '2');
  await user.click(fields.getByRole('button', { name: 'Crear cupón' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      ...{ id: expect.any(String), code: 'NAVIDAD-2', kind: 'amount', value: '2.00', currency: 'USD' },
      ...{ min_order: null, per_buyer: 'any', starts_on: null, ends_on: null, max_uses: null },
      is_active: true,
    },
  ]);
});

test('a coupon is changed, and what is refused is said on its field', async () => {
  const { sent, server } = await openStorePage();
  expect(await screen.findByText(/3 de 50 usos/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar HOLA' }));
  const fields = await drawer('Cupón HOLA');
  await user.click(await fields.findByRole('checkbox', { name: /^Activo/ }));
  server.refusal = new ApiError('ERROR_VALIDATION', 400, { fields: { code: 'already-used' } });
  await user.click(fields.getByRole('button', { name: 'Guardar cambios' }));
  expect(await fields.findByText('Ya tienes un cupón con este código.')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ id: COUPON.id, is_active: false, version: COUPON.version });
});

test('a coupon is removed after a question', async () => {
  const { sent } = await openStorePage();
  await user.click(await screen.findByRole('button', { name: 'Eliminar HOLA' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar el cupón HOLA?' }));
  await user.click(question.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(String(sent[0]?.removed)).toContain(`/store/coupons/delete/${COUPON.id}`);
});

test('who may not change the store is shown none', async () => {
  await openStorePage({ mayChange: false });
  expect(screen.queryByRole('button', { name: 'Agregar cupón' })).not.toBeInTheDocument();
});
