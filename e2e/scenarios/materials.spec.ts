import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

const PHONE = { width: 390, height: 844 };

test('flour by the saco: written down, bought beside a product, adjusted, and low', async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  // Somebody else was faster, at the end.
  pageErrors.allow(/status of 409.*materials/);
  const api = callsOf(page, await sessionOf('demo'));
  const measures = (await api('get', '/measures?withDefault=true&limit=200')).items;
  const kilo = measures.find(({ name }: { name: string }) => name === 'Kilogramo');
  await api('post', '/products/create', {
    ...{ name: 'Bolsas del panadero', qty: '0', cost: '0.05', utility: '30' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });

  // Written down with a saco of 45 kilos of its own.
  await page.goto('/industrial/materials');
  await expect(page.getByRole('heading', { name: 'Materiales', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Crear material' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nuevo material' });
  await form.getByLabel('Nombre', { exact: true }).fill('Harina del panadero');
  await form.getByLabel('Medida').selectOption(kilo.id);
  await form.getByLabel('Existencia', { exact: true }).fill('10');
  await form.getByLabel('Existencia mínima').fill('50');
  await form.getByLabel('Costo de un kilogramo').fill('0,50');
  await form.getByRole('checkbox', { name: 'Tiene fecha de vencimiento' }).check();
  await expect(form.getByText('Se convierte solo: g y tonelada.', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'Agregar unidad' }).click();
  await form.getByLabel('Nombre de la unidad').fill('Saco');
  await form.getByLabel('Cuánto trae Saco').fill('45');
  await expectAccessible(page);
  // What is typed survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Crear material' }).first().click();
  await expect(form.getByLabel('Cuánto trae Saco')).toHaveValue('45');
  await form.getByRole('button', { name: 'Guardar material' }).click();
  await expect(page.getByRole('heading', { name: 'Harina del panadero', level: 1 })).toBeVisible();
  await expect(page.getByText('1 Saco = 45 kg')).toBeVisible();
  const material = new URL(page.url()).searchParams.get('id') ?? '';

  // Bought by the saco beside a product, in one purchase.
  await page.goto('/purchase');
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
  const supplier = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await supplier.getByLabel('Nombre').fill('Molinos del panadero');
  await supplier.getByRole('button', { name: 'Guardar proveedor' }).click();
  const search = page.getByRole('combobox', { name: 'Agregar producto o material' });
  const add = async (name: string) => {
    await search.click();
    await search.fill(name);
    await page.getByRole('option', { name }).first().click();
  };
  const goods = page.getByRole('list', { name: 'Líneas' });
  await add('Harina del panadero');
  const flour = goods.getByRole('listitem', { name: 'Harina del panadero' });
  const unit = { label: 'Saco (45 kg)' };
  await flour.getByLabel('Presentación de Harina del panadero').selectOption(unit);
  await flour.getByLabel('Cantidad de Harina del panadero').fill('2');
  await flour.getByLabel('Costo de Harina del panadero').fill('27');
  await expect(flour.getByText('son 90 kg', { exact: false })).toBeVisible();
  await flour.getByLabel('Vence').fill('2027-03-01');
  await flour.getByLabel('Lote').fill('H-7');
  await add('Bolsas del panadero');
  const bags = goods.getByRole('listitem', { name: 'Bolsas del panadero' });
  await bags.getByLabel('Cantidad de Bolsas del panadero').fill('60');
  await bags.getByLabel('Costo de Bolsas del panadero').fill('0,10');
  await page.getByLabel('Gastos', { exact: true }).fill('6');
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('$ 66,00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recibir mercancía' }).click();
  const receive = page.getByRole('dialog', { name: 'Recibir la compra' });
  await receive.getByRole('button', { name: 'Recibir' }).click();
  await expect(page.getByRole('heading', { name: /^Compra \d+$/, level: 1 })).toBeVisible();
  const received = page.getByRole('table', { name: 'Productos de la compra' });
  await expect(received).toContainText('Saco: 90 kg');

  // 10 kilos at $ 0,50 and 90 for $ 54 with $ 5,40 of the expenses: a hundred for $ 64,40.
  await received.getByRole('link', { name: 'Harina del panadero' }).click();
  await expect(page.getByRole('heading', { name: 'Harina del panadero', level: 1 })).toBeVisible();
  const there = { qty: '100', value: '64.4', cost: '0.644' };
  expect(await api('get', `/materials/${material}`)).toMatchObject(there);
  await expect(page.getByText('$ 64,40').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lotes' })).toContainText('H-7');
  const ledger = page.getByRole('table', { name: 'Movimientos' });
  await expect(ledger.getByRole('row', { name: /Compra \d+/ })).toContainText('+90');
  await expectAccessible(page);

  // Spilt: 1.5 sacos, with the reason.
  await page.getByRole('button', { name: 'Ajustar existencia' }).click();
  const adjust = page.getByRole('dialog', { name: 'Ajustar existencia' });
  await adjust.getByLabel('Unidad').selectOption(unit);
  await adjust.getByLabel('Cantidad').fill('1,5');
  await expect(adjust.getByText('Quedarán 32,5 kg.')).toBeVisible();
  await expectAccessible(page);
  await adjust.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(ledger.getByRole('row', { name: /Merma/ })).toContainText('32,5');
  expect(await api('get', `/materials/${material}`)).toMatchObject({ qty: '32.5', value: '20.93' });

  // Below its minimum now: in the list by the filter that stands in the address.
  await page.goto('/industrial/materials');
  await page.getByRole('combobox', { name: 'Cuáles' }).selectOption('low');
  await expect(page).toHaveURL(/show=low/);
  const list = page.getByRole('table', { name: 'Materiales' });
  const row = list.getByRole('row', { name: /Harina del panadero/ });
  await expect(row).toContainText('Mínimo 50');
  await page.getByRole('searchbox', { name: 'Buscar material' }).fill('no hay tal');
  await expect(page.getByText('Ningún material coincide con «no hay tal»')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);

  // The same on a phone.
  await page.setViewportSize(PHONE);
  await expect(row).toContainText('32,5');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Harina del panadero', level: 1 })).toBeVisible();
  await expectAccessible(page);

  // Somebody else was faster: nothing is lost in silence.
  await page.getByRole('button', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: 'Harina del panadero' });
  await edit.getByLabel('Existencia mínima').fill('20');
  const { name, measure_id, cost_currency } = await api('get', `/materials/${material}`);
  const theirs = { id: material, name, measure_id, cost_currency, cost: '0.7', min_qty: '50' };
  await api('put', '/materials/update', theirs);
  await edit.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('dialog', { name: 'Ya habías cambiado esto en otro lugar' });
  await expect(question).toContainText('Costo');
  await expectAccessible(page);
});
