import { expectAccessible } from '../accessibility.ts';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { SCRIPT_BLOCKED } from '../page-errors.ts';
import { Register } from '../screens/register.ts';
import { Reports } from '../screens/reports.ts';
import { Sales } from '../screens/sales.ts';
import { somebody } from '../server/company.ts';

// Each stop is looked at in both themes.
test.describe.configure({ timeout: 120_000 });

test.describe('signed out', () => {
  test.use({ signedInAs: null });

  test('the login', async ({ page, login }) => {
    await page.goto('/login');
    await expect(login.submit).toBeVisible();
    await expectAccessible(page);
    await login.submit.click();
    await expect(page.getByText('Escribe tu usuario.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('not yet registered', () => {
  test.use({ signedInAs: null });

  test('each step of the registration, and the code', async ({ page }) => {
    const register = new Register(page);
    await page.goto('/register');
    await register.next.click();
    await expect(register.field('Nombre y apellido')).toBeFocused();
    await expectAccessible(page);
    await register.introduce(somebody());
    await register.field('Cédula: número').fill('11470283-3');
    await expectAccessible(page);
    await register.next.click();
    await register.field('Nombre del negocio').fill('Bodega Accesible');
    await expectAccessible(page);
    await register.next.click();
    await expect(register.field('Moneda principal')).toBeVisible();
    await expectAccessible(page);
    await register.next.click();
    await expect(page.getByRole('radio', { name: /^Básico/ })).toBeChecked();
    await expectAccessible(page);
    await register.create.click();
    await expect(register.code).toBeVisible();
    await expectAccessible(page);
  });
});

test('Resumen and the tiles', async ({ page, shell }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Tasa del día' })).toContainText('Bs. ');
  await expect(shell.sidebar).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ventas', exact: true })).toContainText('$ ');
  await expect(page.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  await page.getByRole('group', { name: 'Período' }).getByText('Otras fechas').click();
  await expectAccessible(page);
  await page.goto('/home');
  await expect(page.getByRole('list', { name: 'Accesos' })).toBeVisible();
  await expectAccessible(page);
});

test('Mi Cuenta, Suscripción, Cambiar Plan and the rate', async ({ page }) => {
  await page.goto('/my-account');
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Escribe la contraseña que usas ahora.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/subscriptions?drawer=report-payment');
  await expect(page.getByRole('dialog', { name: 'Reportar un pago' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Por confirmar').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cambiar plan' }).click();
  await page.getByRole('radio', { name: 'Básico' }).check();
  await expect(page.getByRole('region', { name: 'Qué cambia con Básico' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirma el cambio de plan' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tasa: / }).click();
  await expect(page.getByRole('dialog', { name: 'Tasa de cambio' })).toBeVisible();
  await expectAccessible(page);
});

test('Caja: empty, with a sale, paying, and the ticket', async ({ page, api, cashRegister }) => {
  const [flour, coffee] = await pick(api, 'harina', 'café');
  await cashRegister.open();
  await expect(cashRegister.found.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await cashRegister.add(flour.name);
  await cashRegister.add(coffee.name);
  await cashRegister.open();
  await cashRegister.line(coffee.name).getByRole('button', { name: 'Descuento' }).click();
  await page.getByRole('button', { name: '10 %', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await cashRegister.line(flour.name).getByRole('button', { name: 'Quitar línea' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('?');
  await expect(cashRegister.dialog('Teclas de la caja')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('F4');
  await expect(cashRegister.clientOption(/./).nth(1)).toBeVisible();
  await expectAccessible(page);
  await cashRegister.clientBox.fill('Nadie Así');
  await cashRegister.clientOption(/Crear «Nadie Así»/).click();
  await page.getByRole('button', { name: 'Crear cliente' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await cashRegister.charge.click();
  await cashRegister.method('A crédito').click();
  await page.keyboard.press('Escape');
  await expect(cashRegister.payments).toContainText('Falta el cliente.');
  await expectAccessible(page);
  await cashRegister.method('A crédito').click();
  await cashRegister.pay('Efectivo $', '50');
  await page.getByRole('button', { name: 'Repartir a mano' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a lo usual' }).click();
  await expectAccessible(page);
  await cashRegister.finishSale();
  await expect(cashRegister.ticket).toBeVisible();
  await expectAccessible(page);
});

test('Productos: the list, creating one, and the import', async ({ page, products }) => {
  await products.open();
  await expect(products.rows.first()).toBeVisible();
  await expectAccessible(page);
  await products.chooseFile({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('nombre,precio,moneda\nVela,1.20,USD\n,3,USD\n'),
  });
  await expect(products.importDialog.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await products.startImport();
  await expect(products.figure('Rechazado')).toHaveText('1');
  await expectAccessible(page);

  await page.goto('/create-product');
  await expect(page.getByRole('heading', { name: 'Crear Producto', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await products.save();
  await expect(page.getByText('Escribe el nombre del producto.')).toBeVisible();
  await expectAccessible(page);
});

test('Reportes, and the sales that they are of', async ({ page }) => {
  const reports = new Reports(page);
  const sales = new Sales(page);
  for (const search of ['', '?by=product', '?report=pending_sales', '?report=balance', '?report=stats']) {
    await reports.open(search);
    await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeVisible();
    await expectAccessible(page);
  }
  await sales.open();
  await sales.table.getByRole('button').first().click();
  await expect(sales.part('Productos')).toBeVisible();
  await expectAccessible(page);
  await sales.drawer.getByRole('button', { name: 'Devolver' }).click();
  await sales.goodsBack.getByRole('button', { name: 'Devolver todo' }).click();
  await expectAccessible(page);
  await sales.goodsBack.getByRole('button', { name: 'Cancelar' }).click();
  await sales.drawer.getByRole('button', { name: 'Anular' }).click();
  await sales.annulment.getByRole('button', { name: 'Anular venta' }).click();
  await expect(sales.annulment.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a module that failed', async ({ page, cuadra, shell, pageErrors }) => {
  pageErrors.allow(...SCRIPT_BLOCKED);
  const mend = await cuadra.releases.remove('mf_inventory');
  try {
    await page.goto('/products');
    await expect(shell.failureCard('Productos').heading).toBeVisible();
    await expectAccessible(page);
  } finally {
    await mend();
  }
});
