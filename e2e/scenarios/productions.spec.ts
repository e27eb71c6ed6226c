import { addDays, companyDay } from '@cuadra/shared/domain';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { callsOf } from '../server/calls-of.ts';

const PHONE = { width: 390, height: 844 };

test("a baker's day: planned at night, flour bought, dough and bread made, two who finish, a lot followed", async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  // Who comes second is refused.
  pageErrors.allow(/status of 409.*production_orders/);
  const api = callsOf(page, await sessionOf('demo'));
  const today = companyDay(new Date());
  const measures = (await api('get', '/measures?withDefault=true&limit=200')).items;
  const kilo = measures.find(({ name }: { name: string }) => name === 'Kilogramo');
  const material = (name: string, given: object) =>
    api('post', '/materials/create', { name, measure_id: kilo.id, cost_currency: 'USD', ...given });
  const ref = (kind: 'material' | 'product', { id }: { id: string }) => ({ kind, id });
  const flour = await material('Harina de la madrugada', { qty: '20', cost: '0.60' });
  const dough = await material('Masa de la madrugada', {});
  const bread = await api('post', '/products/create', {
    ...{ name: 'Pan de la madrugada', qty: '0', cost: '0.10', utility: '50' },
    ...{ cost_currency: 'USD', price_currency: 'USD', is_fixed_price: true, price: '0.20' },
  });
  // 30 kilos of dough take 18 of flour, as it begins; 100 breads take 25 of dough, and 5 of them are spoilt.
  await api('post', '/formulas/create', {
    ...{ name: 'Masa de la madrugada', makes: ref('material', dough), yield_qty: '30', takes_at: 'start' },
    lines: [{ good: ref('material', flour), qty: '18' }],
    costs: [{ name: 'Amasar', basis: 'batch', amount: '1.20', currency: 'USD' }],
  });
  await api('post', '/formulas/create', {
    ...{ name: 'Pan de la madrugada', makes: ref('product', bread), yield_qty: '100', waste_percent: '5' },
    lines: [{ good: ref('material', dough), qty: '25' }],
  });

  // At night, for tomorrow: 190 good ones are 200, 50 kilos of dough, 30 of flour, and there are 20.
  await page.goto('/industrial/productions');
  await expect(page.getByRole('heading', { name: 'Producciones', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const plan = page.getByRole('dialog', { name: 'Planificar producción' });
  const planFor = async (formula: string, qty: string) => {
    await page.goto('/industrial/productions');
    await page.getByRole('button', { name: 'Planificar' }).first().click();
    await plan.getByRole('combobox', { name: 'Qué vas a hacer' }).click();
    await plan.getByRole('combobox', { name: 'Qué vas a hacer' }).fill(formula);
    await page.getByRole('option', { name: formula }).first().click();
    await plan.getByLabel('Cuánto').fill(qty);
    await plan.getByLabel('Para el día').fill(addDays(today, 1));
  };
  await planFor('Pan de la madrugada', '190');
  const lacking = plan.getByRole('table', { name: 'Lo que falta' }).getByRole('row', { name: /Harina/ });
  await expect(lacking).toContainText('Hace falta 30 kg');
  await expect(lacking).toContainText('10 kg');
  await expectAccessible(page);
  // What is typed survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Planificar' }).first().click();
  await expect(plan.getByLabel('Cuánto')).toHaveValue('190');
  await plan.getByRole('button', { name: 'Planificar' }).click();
  await expect(
    page.getByRole('heading', { name: /^Orden \d+ · Pan de la madrugada$/, level: 1 }),
  ).toBeVisible();
  const breadOrder = page.url();
  const breadOrderId = new URL(breadOrder).searchParams.get('id') ?? '';
  await expect(page.getByText('No alcanza.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: /^Orden \d+$/ });
  await edit.getByLabel('Nota').fill('Para el colegio');
  await edit.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Para el colegio')).toBeVisible();

  // 20 kilos at $ 0.80 beside 20 at $ 0.60: 40, $ 0.70 each.
  const supplier = await api('post', '/suppliers/create', { name: 'Molinos de la madrugada' });
  // What the plan lacks becomes a draft, which has its lot and cost once the goods come.
  await page.getByRole('link', { name: 'Ver por comprar' }).click();
  await expect(page.getByRole('heading', { name: 'Por comprar para producir', level: 1 })).toBeVisible();
  const toBuy = page.getByLabel('Cantidad de Harina de la madrugada');
  await expect(toBuy).toHaveValue('10');
  await expectAccessible(page);
  // What other tests and the shop's own plan lack is not bought here.
  const others = page
    .getByRole('list', { name: 'Por comprar para producir' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Harina de la madrugada' });
  for (const other of await others.all()) await other.getByRole('checkbox').uncheck();
  await toBuy.fill('20');
  await page.getByRole('button', { name: 'Crear compra' }).click();
  await page.waitForURL(/\/purchase\?id=/);
  const drafted = await api('get', `/purchases/${new URL(page.url()).searchParams.get('id')}`);
  const [line] = drafted.lines;
  expect(line).toMatchObject({ qty: '20', material: { id: flour.id } });
  const draft = await api('put', '/purchases/update', {
    ...{ id: drafted.id, version: drafted.version, supplier_id: supplier.id, currency: 'USD' },
    lines: [
      {
        ...{ id: line.id, material_id: flour.id, qty: '20', unit_cost: '0.80' },
        ...{ lot: 'H-7', expires_on: addDays(today, 90) },
      },
    ],
  });
  await api('put', `/purchases/${draft.id}/receive`, {
    ...{
      receive_id: crypto.randomUUID(),
      version: draft.version,
      rate_id: (await api('get', '/rates/dollar')).rate_id,
    },
  });
  await page.goto(breadOrder);
  await expect(page.getByText('Alcanza.', { exact: true })).toBeVisible();

  // Dough: what it needs leaves the stock as it begins. 30 at $ 0.70 are $ 21, and $ 2 of work: $ 0.46 a kilo.
  await planFor('Masa de la madrugada', '50');
  await plan.getByRole('button', { name: 'Planificar' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Empezar Masa de la madrugada?' });
  await expect(question).toContainText('salen de tu existencia ahora');
  await question.getByRole('button', { name: 'Empezar' }).click();
  await expect(question).toBeHidden();
  const lines = page.getByRole('table', { name: 'Qué lleva' });
  await expect(lines.getByRole('row', { name: /Harina/ })).toContainText('30 kg ya tomados');
  expect((await api('get', `/materials/${flour.id}`)).qty).toBe('10');
  await page.getByRole('button', { name: 'Terminar' }).click();
  const finish = page.getByRole('dialog', { name: /^Terminar orden/ });
  await expect(finish.getByLabel('Salieron buenos')).toHaveValue('50');
  await expect(finish.getByLabel('Usado de Harina de la madrugada')).toHaveAttribute('placeholder', '30');
  await finish.getByLabel('Lote').fill('M-1');
  await finish.getByLabel('Vence').fill(addDays(today, 3));
  await expectAccessible(page);
  await finish.getByRole('button', { name: 'Terminar' }).click();
  await expect(finish).toBeHidden();
  const batches = page.getByRole('table', { name: 'Tandas' });
  const doughBatch = batches.getByRole('row', { name: /Lote M-1/ });
  await expect(doughBatch).toContainText('50 kg');
  await expect(doughBatch).toContainText('$ 23,00');
  await expect(doughBatch).toContainText('$ 0,46');
  await expectAccessible(page);

  // Bread in two batches; somebody else is faster with the first: 95 good ones and 5 spoilt of 25 kilos, $ 11.50.
  await page.goto(breadOrder);
  await page.getByRole('button', { name: 'Empezar' }).click();
  const startBread = page.getByRole('alertdialog', { name: '¿Empezar Pan de la madrugada?' });
  await expect(startBread).toContainText('quedan reservados');
  await startBread.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('En proceso', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar' }).click();
  await finish.getByLabel('Salieron buenos').fill('90');
  await finish.getByLabel('Merma').fill('10');
  await expect(finish.getByLabel('Usado de Masa de la madrugada')).toHaveAttribute('placeholder', '25');
  await finish.getByLabel('Usado de Masa de la madrugada').fill('24');
  await finish.getByLabel('Lote').fill('P-2');
  await finish.getByLabel('Vence').fill(addDays(today, 5));
  await api('post', `/production_orders/${breadOrderId}/finish`, {
    ...{ batch_id: crypto.randomUUID(), qty: '95', waste: '5', lot: 'P-1', close: false },
    expires_on: addDays(today, 4),
  });
  await finish.getByRole('button', { name: 'Terminar' }).click();
  await expect(finish.getByRole('alert')).toContainText('está en proceso y ya salieron 95');
  await expectAccessible(page);
  await finish.getByRole('button', { name: 'Terminar' }).click();
  await expect(finish).toBeHidden();
  const first = batches.getByRole('row', { name: /Lote P-1/ });
  // 11.50 between 95; five of the hundred were $ 0.575 of it.
  await expect(first).toContainText('$ 11,50');
  await expect(first).toContainText('$ 0,1211');
  await expect(first).toContainText('$ 0,58');
  const second = batches.getByRole('row', { name: /Lote P-2/ });
  // 24 kilos at $ 0.46 are $ 11.04; between 90 they are $ 0.1227, and ten of the hundred $ 1.10.
  await expect(second).toContainText('$ 11,04');
  await expect(second).toContainText('$ 0,1227');
  await expect(second).toContainText('$ 1,10');
  await expect(page.getByText('Hecha', { exact: true })).toBeVisible();
  expect((await api('get', `/products/${bread.id}`)).qty).toBe('185');
  expect((await api('get', `/materials/${dough.id}`)).qty).toBe('1');

  // Ten of the first lot are sold; its batch says what went in, and the lot where it came from and who has it.
  const client = await api('post', '/clients/create', { name: 'Colegio de la madrugada' });
  const { main, alternative, rate, rate_id } = await api('get', '/rates/dollar');
  await api('post', '/sales/create', {
    ...{ id: crypto.randomUUID(), type: 'credit', client_id: client.id, payments: [] },
    ...{ main, alternative, rate, rate_id },
    lines: [{ product_id: bread.id, qty: '10', unit_price: '0.20', currency: 'USD' }],
    total: (2 * Number(rate)).toFixed(2),
  });
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Tanda \d+ · Pan/, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Qué entró' })).toContainText('Lote M-1');
  await expect(page.getByRole('table', { name: 'Qué entró' })).toContainText('$ 11,50');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Seguir el lote P-1' }).click();
  await expect(page.getByRole('heading', { name: 'Lote P-1', level: 1 })).toBeVisible();
  const sales = page.getByRole('table', { name: 'Ventas que lo llevaron' });
  await expect(sales.getByRole('row', { name: /Colegio de la madrugada/ })).toContainText('10');
  await expect(page.getByRole('table', { name: 'De qué está hecho' })).toContainText('M-1');
  await expectAccessible(page);
  // And from the flour: dough, two batches of bread, and the same sale.
  await page
    .getByRole('table', { name: 'De qué está hecho' })
    .getByRole('link', { name: /lote H-7/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Lote H-7', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'De dónde vino' })).toContainText('Molinos de la madrugada');
  await expect(page.getByRole('table', { name: 'En qué se usó' })).toContainText('Lote P-2');
  await expect(sales.getByRole('row', { name: /Colegio de la madrugada/ })).toContainText('10');
  // The sale itself opens beside the lot.
  await sales.getByRole('button', { name: /^Venta 0/ }).click();
  const sale = page.getByRole('dialog');
  await expect(sale.getByText('Colegio de la madrugada').first()).toBeVisible();
  await expect(sale).toContainText('Pan de la madrugada');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sale).toBeHidden();

  // The second batch is taken back: 90 leave, 24 of dough are there again, and it says why.
  await page.goto(breadOrder);
  await second.getByRole('link').click();
  await page.getByRole('button', { name: 'Anular' }).click();
  const annul = page.getByRole('dialog', { name: /^¿Anular la tanda/ });
  await annul.getByLabel('Motivo').fill('Se quemó');
  await expectAccessible(page);
  await annul.getByRole('button', { name: 'Anular tanda' }).click();
  await expect(annul).toBeHidden();
  await expect(page.getByText('Se quemó')).toBeVisible();
  expect((await api('get', `/products/${bread.id}`)).qty).toBe('85');
  expect((await api('get', `/materials/${dough.id}`)).qty).toBe('25');

  // Ten more for today, on the board beside the oven: begun by one press, nine came out.
  const formulas = (await api('get', '/formulas?search=Pan%20de%20la%20madrugada')).items;
  await api('post', '/production_orders/create', { formula_id: formulas[0].id, qty: '10', day: today });
  await page.goto('/industrial/day');
  await expect(page.getByRole('heading', { name: 'El día', level: 1 })).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Pan de la madrugada' });
  await expect(card.getByText('Alcanza')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Empezar' }).click();
  await card.getByRole('button', { name: 'Terminar' }).click();
  const came = page.getByRole('dialog', { name: '¿Cuánto salió de Pan de la madrugada?' });
  await expect(came.getByLabel('Buenos', { exact: true })).toHaveValue('10');
  await came.getByRole('button', { name: 'Buenos: 1 menos' }).click();
  await expectAccessible(page);
  await came.getByRole('button', { name: 'Terminar' }).click();
  await expect(came).toBeHidden();
  await expect(card).toBeHidden();
  expect((await api('get', `/products/${bread.id}`)).qty).toBe('94');
  // Nine are 2.25 kilos.
  expect((await api('get', `/materials/${dough.id}`)).qty).toBe('22.75');

  // What was made, and what could be made of what is left.
  await page.goto('/industrial');
  await expect(page.getByRole('heading', { name: 'Resumen industrial', level: 1 })).toBeVisible();
  const yields = page.getByRole('table', { name: 'Rendimiento y merma' });
  await expect(yields.getByRole('row', { name: /Pan de la madrugada/ })).toContainText('2 tandas');
  const can = page.getByRole('table', { name: 'Se puede hacer hoy' });
  // 10 kilos of flour and 22.75 of dough: 39.416 of dough, 157.666 breads, 149.78 of them good.
  await expect(can.getByRole('row', { name: /Pan de la madrugada/ })).toContainText('149,78');
  await expectAccessible(page);

  // The list, by state and name; on a phone too.
  await page.setViewportSize(PHONE);
  await page.goto('/industrial/productions?state=done&search=madrugada');
  const orders = page.getByRole('table', { name: 'Órdenes de producción' });
  await expect(orders.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Anuladas' }).click();
  await expect(page.getByText('Ninguna orden coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(orders.getByRole('link', { name: 'Masa de la madrugada' }).first()).toBeVisible();
});
