import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

// Each stop is looked at in both themes.
test.describe.configure({ timeout: 120_000 });
test.use({ signedInAs: null });

test('a client opens their statement by a link, whoever is signed in, until the shop takes it back', async ({
  page,
  browser,
  cuadra,
  pageErrors,
}) => {
  // The link that was taken back.
  pageErrors.allow(/404/);
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const flour = await shop.addProduct('Harina del secreto', '5', '10');
  const client = await shop.addClient('Zoraida del Enlace');
  const sale = await shop.sell({ lines: [[flour, '1']], client });
  await shop.payDebt(client, { method: '$', amount: '4' });

  await signedInWith(page, shop.owner.token);
  await page.goto(`/clients/${client}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Enlace a su estado de cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enlace del estado de cuenta' });
  await expect(dialog.getByText('Ahora no hay ningún enlace abierto.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Crear un enlace' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Enlace' }).inputValue();
  expect(url).toMatch(/\/statement#[\w-]{43}$/);
  const whatsApp = dialog.getByRole('link', { name: 'Enviar por WhatsApp' });
  const address = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toContain(url);
  await expect(dialog.getByText('Nadie lo ha abierto')).toBeVisible();
  await expectAccessible(page);

  // On a phone that knows nothing of Cuadra, and in a browser in which another shop is signed in.
  const other = await openSmallShop(cuadra);
  for (const token of [undefined, other.owner.token]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-VE' });
    const phone = await context.newPage();
    if (token !== undefined) await signedInWith(phone, token);
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await phone.goto(url);
    await expect(phone.getByRole('heading', { level: 1, name: 'Estado de cuenta' })).toBeVisible();
    await expect(phone.getByText('Zoraida del Enlace')).toBeVisible();
    const owed = phone.getByRole('region', { name: 'Tu saldo' });
    await expect(owed).toContainText('$ 6,00');
    await expect(owed).toContainText('Bs. 600,00');
    const number = String(sale.number).padStart(8, '0');
    await expect(phone.getByRole('region', { name: 'Por pagar' })).toContainText(number);
    await expect(phone.getByRole('region', { name: 'Movimientos' }).getByRole('listitem')).toHaveCount(2);
    await expect(phone.getByText('Harina del secreto')).toBeHidden();
    expect(asked.filter((one) => one.includes('/api/'))).toEqual(['POST /api/v1/public/statement']);
    expect(asked.join('\n')).not.toContain(new URL(url).hash.slice(1));
    await expectAccessible(phone);
    await context.close();
  }

  await page.reload();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Enlace a su estado de cuenta' }).click();
  await expect(dialog.getByText(/^Visto/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Quitar el enlace/ }).click();
  await expect(dialog.getByText('Ahora no hay ningún enlace abierto.')).toBeVisible();

  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no abre nada' })).toBeVisible();
  await expectAccessible(page);
});

test('a statement that could not be read is read again', async ({ page, cuadra, pageErrors }) => {
  pageErrors.allow(/^Failed to load resource|net::ERR_/);
  const shop = await openSmallShop(cuadra);
  const client = await shop.addClient('Al Día');
  const { path } = await shop.post<{ path: string }>(`/clients/${client}/statement_links`, {});
  await page.route('**/public/statement', (route) => route.abort());
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'No pudimos abrir tu estado de cuenta' }),
  ).toBeVisible();
  await page.unroute('**/public/statement');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Estás al día: no debes nada.')).toBeVisible();
  await expect(page.getByText('Todavía no hay movimientos.')).toBeVisible();
});
