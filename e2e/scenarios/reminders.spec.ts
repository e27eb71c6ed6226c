import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ signedInAs: null });

test('debtors are reminded one by one, with a message that was written once', async ({ page, cuadra }) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  for (const [name, amount] of [
    ['Ana Debe Más', '12.5'],
    ['Beto Debe Menos', '3'],
  ] as const) {
    const client = await shop.addClient(name);
    await shop.post(`/clients/${client}/opening_debts`, {
      ...{ amount, currency: 'USD', owed_since: '2026-01-10', due_on: '2026-01-31' },
    });
  }
  await signedInWith(page, shop.owner.token);
  // WhatsApp is not there: what it would be opened with is looked at.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/clients/ageing');
  await page.getByRole('button', { name: 'Recordarle a Ana Debe Más' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recordar a Ana Debe Más' });
  const text = dialog.getByRole('textbox', { name: 'Mensaje' });
  await expect(text).toHaveValue(
    /Hola, Ana Debe Más\. Te escribimos de .+\nTienes pendiente \$\s12,50 \(Bs\.\s1\.250,00/,
  );
  await expect(text).toHaveValue(/Venció el 31\/01\/2026\./);
  await expect(text).not.toHaveValue(/Puedes pagar/);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Cambiar el mensaje de siempre' }).click();
  const form = page.getByRole('dialog', { name: 'Mensaje para recordar una deuda' });
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Hola, {nombr}: debes {monto}.\n{pago}');
  await form.getByRole('textbox', { name: 'Cómo pagarte' }).fill('Pago Móvil 0102, 0414-1234567');
  await form.getByRole('button', { name: 'Guardar mensaje' }).click();
  await expect(form.getByText('No conocemos {nombr}. Revisa cómo está escrito.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Hola, {nombre}: debes {monto}.\n{pago}');
  await form.getByRole('button', { name: 'Guardar mensaje' }).click();

  const wanted = 'debes $\u00a012,50 (Bs.\u00a01.250,00 a la tasa de hoy).\nPago Móvil 0102, 0414-1234567';
  await expect(text).toHaveValue(`Hola, Ana Debe Más: ${wanted}`);
  await dialog.getByRole('button', { name: 'Añadir el enlace a su cuenta' }).click();
  await expect(text).toHaveValue(/Aquí puedes ver tu cuenta: .+\/statement#[\w-]{43}$/);
  const sent = await text.inputValue();
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), whatsApp.click()]);
  expect(new URL(opened.url()).searchParams.get('text')).toBe(sent);
  await opened.close();
  await expect(dialog.getByText('Anotamos que le recordaste hoy.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Recordatorios anteriores' })).toContainText(
    'debía $ 12,50',
  );

  await dialog.getByRole('button', { name: 'Siguiente: Beto Debe Menos' }).click();
  const second = page.getByRole('dialog', { name: 'Recordar a Beto Debe Menos' });
  await expect(second.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    /^Hola, Beto Debe Menos: debes \$\s3,00/,
  );
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    second.getByRole('link', { name: 'WhatsApp' }).click(),
  ]);
  await other.close();
  await second.getByRole('button', { name: 'quita la nota' }).click();
  await expect(second.getByText('Anotamos que le recordaste hoy.')).toBeHidden();
  await second.getByRole('button', { name: 'Cerrar' }).first().click();
  const rows = page.getByRole('table', { name: 'Antigüedad de las deudas' });
  await expect(rows.getByRole('row', { name: /Ana Debe Más/ })).toContainText('recordado hace un momento');
  await expect(rows.getByRole('row', { name: /Beto Debe Menos/ })).not.toContainText('recordado');
});

test('who has paid meanwhile is not noted as reminded', async ({ page, cuadra, pageErrors }) => {
  // The note that is refused.
  pageErrors.allow(/409/);
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const client = await shop.addClient('Celia Paga');
  await shop.post(`/clients/${client}/opening_debts`, {
    ...{ amount: '5', currency: 'USD', owed_since: '2026-01-10' },
  });
  await signedInWith(page, shop.owner.token);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`/clients/${client}`);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Recordarle la deuda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recordar a Celia Paga' });
  await dialog.getByRole('textbox', { name: 'Mensaje' }).waitFor();
  await shop.payDebt(client, { method: '$', amount: '5' });
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'WhatsApp' }).click(),
  ]);
  await opened.close();
  await expect(dialog.getByText(/Acaba de pagar: ya no te debe nada/)).toBeVisible();
});
