import { companyDay } from '@cuadra/shared/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop, type SmallShop } from '../server/small-shop.ts';

test.use({ signedInAs: null });

interface Made {
  id: string;
}

/** A shop with a formula of bread that takes a product, an order of each state, and a batch. */
async function openBakery(shop: SmallShop) {
  await shop.setRate('100');
  const flour = await shop.post<Made>('/materials/create', {
    ...{ name: 'Harina', qty: '500', cost: '0.60', cost_currency: 'USD' },
  });
  const cheese = await shop.addProduct('Queso', '4', '6');
  const bread = await shop.addProduct('Pan de queso', '1', '2');
  const formula = await shop.post<Made>('/formulas/create', {
    ...{ name: 'Pan de queso', makes: { kind: 'product', id: bread.id }, yield_qty: '100' },
    lines: [
      { good: { kind: 'material', id: flour.id }, qty: '20' },
      { good: { kind: 'product', id: cheese.id }, qty: '3' },
    ],
    steps: [{ text: 'Hornea.' }],
  });
  const plan = () =>
    shop.post<Made>('/production_orders/create', {
      ...{ formula_id: formula.id, qty: '50', day: companyDay(new Date()) },
    });
  const [planned, started] = [await plan(), await plan()];
  await shop.post(`/production_orders/${started.id}/start`, {});
  const { batch } = await shop.post<{ batch: Made }>(`/production_orders/${started.id}/finish`, {
    ...{ batch_id: crypto.randomUUID(), qty: '20', lot: 'P-1', close: false },
  });
  return { flour, cheese, bread, formula, planned, started, batch };
}

/** Refused calls, and calls that would change something. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/v1/')) return;
    if (response.status() === 403) seen.push(`403 ${pathname}`);
    if (request.method() !== 'GET' && !/\/(auth|telemetry)\//.test(pathname))
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

const buttons = (page: Page) =>
  page.getByRole('main').getByRole('button', {
    name: /^(Planificar|Empezar|Terminar|Cerrar|Anular|Editar|Eliminar|Crear|Agregar|Ajustar|Aplicar)/,
  });

test('who may only read productions sees all of them, and changes none', async ({ page, cuadra }) => {
  // Eleven screens.
  test.setTimeout(240_000);
  const shop = await openSmallShop(cuadra, { plan: 'industry' });
  const { flour, formula, planned, started, batch } = await openBakery(shop);
  const { token } = await shop.employ([{ module: 'products', permissions: '2' }]);
  const seen = watch(page);
  await signedInWith(page, token);
  for (const [path, title] of [
    ['/industrial', 'Resumen industrial'],
    ['/industrial/productions', 'Producciones'],
    [`/industrial/order?id=${planned.id}`, /^Orden \d+ · Pan de queso$/],
    [`/industrial/order?id=${started.id}`, /^Orden \d+ · Pan de queso$/],
    [`/industrial/production?id=${batch.id}`, /^Tanda \d+ · Pan de queso$/],
    ['/industrial/to-buy', 'Por comprar para producir'],
    ['/industrial/formulas', 'Fórmulas'],
    [`/industrial/formula?id=${formula.id}`, 'Pan de queso'],
    ['/industrial/materials', 'Materiales'],
    [`/industrial/material?id=${flour.id}`, 'Harina'],
    ['/industrial/day', 'El día'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await buttons(page).allTextContents(), path).toEqual([]);
  }
  // What is read is put on paper by who reads it.
  await page.goto(`/industrial/order?id=${planned.id}`);
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.goto(`/industrial/production?id=${batch.id}`);
  await expect(page.getByRole('button', { name: 'Etiquetas' })).toBeVisible();
  expect(seen).toEqual([]);
});

test('who may produce, and neither plan nor annul nor set costs, has just that', async ({ page, cuadra }) => {
  const shop = await openSmallShop(cuadra, { plan: 'industry' });
  const { formula, planned, started, batch } = await openBakery(shop);
  const { token } = await shop.employ([{ module: 'products', permissions: '2;7' }]);
  await signedInWith(page, token);
  const names = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return buttons(page).allTextContents();
  };
  expect(await names(`/industrial/order?id=${planned.id}`)).toEqual(['Empezar']);
  expect(await names(`/industrial/production?id=${batch.id}`)).toEqual([]);
  expect(await names(`/industrial/formula?id=${formula.id}`)).toEqual([]);
  expect(await names(`/industrial/order?id=${started.id}`)).toEqual(['Cerrar', 'Terminar']);
  await page.getByRole('button', { name: 'Terminar' }).click();
  const finish = page.getByRole('dialog', { name: /^Terminar orden/ });
  await expect(finish.getByLabel('Salieron buenos')).toHaveValue('30');
  await expect(finish.getByRole('checkbox', { name: 'Actualizar el costo del producto' })).toHaveCount(0);
  await finish.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('Hecha', { exact: true })).toBeVisible();
});

test('a product says in which formulas it is used, and what is missing to produce is not what is missing on the shelf', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra, { plan: 'industry' });
  const { cheese, bread } = await openBakery(shop);
  await signedInWith(page, shop.owner.token);
  await page.goto(`/product?id=${cheese.id}`);
  const uses = page.getByRole('table', { name: 'Dónde se usa' });
  await expect(uses.getByRole('row', { name: /Pan de queso/ })).toContainText('3para 100');
  await uses.getByRole('link', { name: 'Pan de queso' }).click();
  await expect(page.getByRole('heading', { name: 'Pan de queso', level: 1 })).toBeVisible();
  // Nothing takes the bread.
  await page.goto(`/product?id=${bread.id}`);
  await expect(page.getByRole('table', { name: 'Movimientos' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Dónde se usa' })).toHaveCount(0);
  await page.goto('/to-buy');
  await expect(page.getByRole('heading', { name: 'Por comprar', exact: true, level: 1 })).toBeVisible();
  await page.goto('/industrial/productions');
  await page.getByRole('link', { name: 'Por comprar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Por comprar para producir', level: 1 })).toBeVisible();
});

test('the guide of productions leads from the plan to the lots', async ({ page, cuadra, guides }) => {
  const shop = await openSmallShop(cuadra, { plan: 'industry' });
  await openBakery(shop);
  await signedInWith(page, shop.owner.token);
  await guides.start('Industrial', 'Tus producciones');
  for (const title of [
    'Del plan a la existencia',
    'Planifica',
    'Compra lo que falta',
    'Empieza y termina',
    'Al lado del horno',
  ]) {
    await expect(guides.step(title)).toBeVisible();
    await expect(guides.pointedAt.first()).toBeVisible();
    await guides.next.click();
  }
  await expect(guides.step('Sigue cada lote')).toBeVisible();
  await guides.finish.click();
  await expect(guides.close).toBeHidden();
});
