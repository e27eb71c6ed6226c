import { ApiError } from '@cuadra/shared/client';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStorePage } from './testing/open-store-page.tsx';
import { BREAD, bodyOf, COFFEE, PAGO_MOVIL, SETTINGS, ZELLE } from './testing/sample-settings.ts';

/** Milliseconds. The whole form is drawn in one go, where everything else is tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const save = async () => {
  await press('Guardar');
  await screen.findByRole('button', { name: 'Guardar' });
};
const refuse = (fields: Record<string, string>) => new ApiError('ERROR_VALIDATION', 400, { fields });

test('what was loaded is saved as it came', async () => {
  const { sent } = await openStorePage();
  await save();
  const body = { ...bodyOf(SETTINGS), version: SETTINGS.version, edit_id: expect.any(String) };
  expect(sent).toEqual([body]);
  // Saved, it goes on from there.
  await save();
  expect(sent[1]).toEqual(body);
});

test('what somebody else saved meanwhile is asked about, and what is chosen is saved on top of it', async () => {
  const { sent, server } = await openStorePage();
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await user.type(name, 'La Esquina Nueva');
  const current = { ...SETTINGS, description: 'Ahora con delivery', version: 5 };
  const told = { by: 'Luis', is_own: false, at: '2026-11-27T12:00:00.000Z', current };
  server.refusal = new ApiError('ERROR_EDITED', 409, { details: told });
  await press('Guardar');
  const dialog = within(await screen.findByRole('dialog', { name: /Luis cambió esto/ }));
  expect(dialog.getByRole('group', { name: 'Descripción' })).toHaveTextContent('Ahora con delivery');
  expect(dialog.queryByRole('group', { name: 'Horario' })).not.toBeInTheDocument();
  server.refusal = undefined;
  await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    ...{ name: 'La Esquina Nueva', description: 'Ahora con delivery', version: 5 },
  });
});

test('a zone is added, filled in and sent with an id of its own', async () => {
  const { sent } = await openStorePage();
  await press('Agregar zona');
  expect(screen.getByRole('textbox', { name: 'Nombre de la zona 2' })).toHaveFocus();
  await user.keyboard('El Paraíso');
  const cost = screen.getByRole('textbox', { name: 'Costo de la zona 2' });
  await user.clear(cost);
  await user.type(cost, '3,5');
  await save();
  expect(sent[0]?.zones).toEqual([
    ...SETTINGS.zones,
    { id: expect.any(String), name: 'El Paraíso', cost: '3.50', currency: 'USD', hours: '' },
  ]);
  await press('Quitar Centro');
  await save();
  expect(sent[1]?.zones).toHaveLength(1);
});

test('a zone without a name is marked and nothing is sent', async () => {
  const { sent } = await openStorePage();
  await press('Agregar zona');
  await press('Guardar');
  expect(await screen.findByText('Escribe cómo se llama la zona.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nombre de la zona 2' })).toBeInvalid();
  expect(sent).toEqual([]);
});

test('the hours of a day are copied to the others', async () => {
  const { sent } = await openStorePage();
  await press('Copiar el horario del sábado a los demás días');
  await save();
  expect(sent[0]?.openings).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '13:30' })),
  );
});

test('a zone that is wrong is seen, though there is no delivery any more', async () => {
  const { sent } = await openStorePage();
  await press('Agregar zona');
  await user.click(screen.getByRole('switch', { name: 'Delivery' }));
  expect(screen.queryByRole('group', { name: 'Zonas de delivery' })).not.toBeInTheDocument();
  await press('Guardar');
  expect(await screen.findByText('Escribe cómo se llama la zona.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('until midnight is ticked, and closing before opening is said on the day', async () => {
  const { sent } = await openStorePage({
    settings: { ...SETTINGS, openings: [{ day: 2, from: '10:00', to: '09:00' }] },
  });
  await press('Guardar');
  expect(await screen.findByText(/Cierra antes de abrir/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Hasta medianoche, martes' }));
  await save();
  expect(sent).toMatchObject([{ openings: [{ day: 2, from: '10:00', to: '24:00' }] }]);
});

test('a week without hours is not sent as one that never closes', async () => {
  const { sent } = await openStorePage();
  for (const name of ['lunes, horario 1', 'lunes', 'sábado']) await press(`Quitar horario del ${name}`);
  await press('Guardar');
  expect(await screen.findByText(/Agrega un horario al menos/)).toBeInTheDocument();
  // The keyboard goes to where it can be mended.
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Siempre abierta' })).toHaveFocus());
  await user.click(screen.getByRole('switch', { name: 'Siempre abierta' }));
  await save();
  expect(sent).toMatchObject([{ openings: [] }]);
});

test('an address that another store has is said on its field', async () => {
  const { server } = await openStorePage();
  server.refusal = refuse({ slug: 'already-used' });
  await press('Guardar');
  expect(await screen.findByText('Otra tienda ya usa esta dirección. Prueba con otra.')).toBeInTheDocument();
  const slug = screen.getByRole('textbox', { name: 'Dirección en internet' });
  expect(slug).toBeInvalid();
  expect(slug).toHaveFocus();
});

test('what the server says of a row stands on the row, until it is changed', async () => {
  const { server, sent } = await openStorePage();
  server.refusal = refuse({ 'zones.0.currency': 'unknown' });
  await press('Guardar');
  const zone = screen.getByRole('listitem', { name: 'Centro' });
  const currency = within(zone).getByRole('combobox', { name: 'Moneda' });
  expect(await within(zone).findByText('Tu empresa ya no usa esta moneda. Elige otra.')).toBeInTheDocument();
  expect(currency).toBeInvalid();
  server.refusal = undefined;
  await user.selectOptions(currency, 'VES');
  expect(currency).toBeValid();
  await save();
  expect(sent[1]).toMatchObject({ zones: [{ currency: 'VES' }] });
});

test('featured products change places, and one is found on the server', async () => {
  const { sent } = await openStorePage();
  const featured = screen.getByRole('group', { name: 'Productos destacados' });
  await user.click(within(featured).getByRole('button', { name: 'Bajar Café' }));
  await user.click(within(featured).getByRole('combobox', { name: 'Destacar un producto' }));
  await user.click(await screen.findByRole('option', { name: 'Arroz' }));
  expect(within(featured).getByRole('button', { name: 'Quitar Arroz' })).toBeInTheDocument();
  await save();
  expect(sent[0]?.featured_product_ids).toEqual([BREAD.id, COFFEE.id, SETTINGS.hidden_product_ids[0]]);
});

test('methods are shown, ordered and told by their kind', async () => {
  const { sent } = await openStorePage();
  await user.click(await screen.findByRole('checkbox', { name: 'Efectivo $' }));
  await user.type(screen.getByRole('textbox', { name: 'Nota de Efectivo $' }), 'Trae sencillo');
  await press('Bajar Zelle');
  await user.type(screen.getByRole('textbox', { name: 'Titular de Pago Móvil' }), 'Ana');
  await save();
  expect(sent[0]?.methods).toMatchObject([
    { payment_method_id: PAGO_MOVIL.id, holder: 'Ana' },
    { payment_method_id: ZELLE.id },
    { note: 'Trae sencillo' },
  ]);
});

test('who may not change the store sees it, and is told', async () => {
  await openStorePage({ mayChange: false });
  expect(screen.getByText('Puedes ver la tienda, pero no cambiarla.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Publicada' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Agregar zona' })).toBeDisabled();
  // Its address is for everybody.
  expect(screen.getByRole('button', { name: 'Copiar dirección' })).toBeEnabled();
});

test('what was typed and not saved is there after a reload', async () => {
  await openStorePage();
  const name = () => screen.getByRole('textbox', { name: 'Nombre' });
  await user.clear(name());
  await user.type(name(), 'La Nueva');
  document.body.replaceChildren();
  await openStorePage();
  expect(name()).toHaveValue('La Nueva');
  expect(screen.getByText('Seguimos donde lo dejaste.')).toBeInTheDocument();
});

test('a published store that nobody sees says why, and has no link', async () => {
  await openStorePage({ settings: { ...SETTINGS, is_open: false } });
  expect(screen.getByText('Está publicada, pero todavía nadie la ve.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver tienda' })).not.toBeInTheDocument();
});

test('a store with a domain of its own is found there', async () => {
  await openStorePage({ settings: { ...SETTINGS, host: 'tienda.la-esquina.com' } });
  const link = screen.getByRole('link', { name: 'Ver tienda' });
  expect(link).toHaveAttribute('href', 'http://tienda.la-esquina.com');
});

test('its address is linked, and shown with its code', async () => {
  await openStorePage();
  const address = `${window.location.origin}/tienda/la-esquina`;
  expect(screen.getByRole('link', { name: 'Ver tienda' })).toHaveAttribute('href', address);
  await press('Código QR');
  // What draws it comes by itself, and only into a browser.
  const dialog = await screen.findByRole('dialog', { name: 'Código QR de tu tienda' });
  expect(within(dialog).getByText(address)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Imprimir' })).toBeDisabled();
});
