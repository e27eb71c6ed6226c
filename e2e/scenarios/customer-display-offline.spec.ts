import { pick } from '../catalogue.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { CustomerDisplay } from '../screens/customer-display.ts';

test.use({ serviceWorkers: 'allow' });

test('a second window of the device follows a whole sale without a connection', async ({
  page,
  context,
  api,
  cashRegister,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/);
  const [flour] = await pick(api, 'harina');
  await cashRegister.open();
  await readyForOffline(page);
  await context.setOffline(true);
  const display = await CustomerDisplay.besides(page);
  await expect(display.welcome).toBeVisible({ timeout: BACK });
  await cashRegister.add(flour.name);
  await expect(display.lines).toHaveText([new RegExp(flour.name)]);
  await cashRegister.setQuantity(flour.name, '3');
  await expect(display.lines).toContainText(['3 ×']);
  await expect(display.total).toContainText('Tasa: 1 USD =');
  // It says nothing of the connection: that is not the customer's.
  await expect(display.page.getByText(/conexión/)).toHaveCount(0);
  await cashRegister.charge.click();
  // Not so much that Caja asks whether it is meant.
  await cashRegister.pay('Efectivo $', '5');
  await expect(display.payments).toHaveText([/Efectivo \$.*5,00/]);
  await expect(display.page.getByText('Tu vuelto')).toBeVisible();
  await cashRegister.finish.click();
  await expect(display.thanks).toBeVisible();
  await expect(display.page.getByText('Tu vuelto')).toBeVisible();
  await cashRegister.nextSale.click();
  await expect(display.welcome).toBeVisible();

  // What it is reloaded to is what there is; without Caja it rests.
  await cashRegister.add(flour.name);
  await display.page.reload();
  await expect(display.lines).toHaveCount(1);
  await page.goto('about:blank');
  await expect(
    display.page.getByText('Empieza a vender en este equipo y aquí se verá la venta.'),
  ).toBeVisible();
});
