import { ApiError } from '@cuadra/shared/client';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStorePage } from '../testing/open-store-page.tsx';
import { BREAD, TOLD_BREAD } from '../testing/sample-settings.ts';

/** Milliseconds. The whole form is drawn in one go, where everything else is tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const open = async () => {
  const page = await openStorePage({ mayTell: true });
  await user.click(await screen.findByRole('combobox', { name: 'Producto del que quieres contar más' }));
  await user.click(await screen.findByRole('option', { name: 'Pan' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pan' }));
  return { ...page, drawer };
};

test('words and pictures of a product are saved, and the store is not', async () => {
  const { sent, drawer } = await open();
  const words = await drawer.findByRole('textbox', { name: 'Descripción' });
  expect(words).toHaveValue('De masa madre');
  await user.type(words, ', del día');
  await user.click(drawer.getByRole('button', { name: 'Bajar foto 1' }));
  await user.click(drawer.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first = '', second = ''] = TOLD_BREAD.images;
  expect(sent).toEqual([
    {
      ...{ id: BREAD.id, description: 'De masa madre, del día', images: [second, first] },
      ...{ version: 1, edit_id: expect.any(String) },
    },
  ]);
});

test('a picture is taken away, and what is refused is said and stays there', async () => {
  const { sent, server, drawer } = await open();
  await user.click(await drawer.findByRole('button', { name: 'Quitar foto 1' }));
  server.refusal = new ApiError('ERROR_VALIDATION', 400, { fields: { 'images.0': 'unknown' } });
  await user.click(drawer.getByRole('button', { name: 'Guardar' }));
  expect(await drawer.findByText(/Una de las fotos ya no está/)).toBeInTheDocument();
  expect(sent[0]?.images).toEqual([TOLD_BREAD.images[1]]);
});

test('who may not change products is asked for none', async () => {
  await openStorePage();
  expect(screen.queryByRole('combobox', { name: /contar más/ })).not.toBeInTheDocument();
});
