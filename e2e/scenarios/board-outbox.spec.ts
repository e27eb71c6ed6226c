import { companyDay } from '@cuadra/shared/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
);

interface Made {
  id: string;
  qty: string;
}

/** A workshop whose flour becomes dough as an order is started, and bread as it is finished; whatever the pages reach. */
async function openBakery(url: string, mark: string) {
  const token = await signIn(url, 'demo');
  const ask = <Answer = { id: string }>(method: 'GET' | 'POST', path: string, body?: object) =>
    call<Answer>(url, { method, path, token, ...(body && { body }) });
  const flour = await ask('POST', '/materials/create', {
    ...{ name: `Harina ${mark}`, cost_currency: 'USD', qty: '100', cost: '0.60' },
  });
  const makes = async (name: string, takes_at: 'start' | 'end') => {
    const bread = await ask('POST', '/products/create', {
      ...{ name, qty: '0', cost: '0.10', utility: '50', cost_currency: 'USD' },
      ...{ price_currency: 'USD', is_fixed_price: true, price: '0.20' },
    });
    const formula = await ask('POST', '/formulas/create', {
      ...{ name, makes: { kind: 'product', id: bread.id }, yield_qty: '10', takes_at },
      lines: [{ good: { kind: 'material', id: flour.id }, qty: '1' }],
    });
    const plan = (qty: string) =>
      ask('POST', '/production_orders/create', {
        ...{ formula_id: formula.id, qty, day: companyDay(new Date()) },
      });
    return { bread, plan };
  };
  return { ask, flour, makes };
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const offLine = (page: Page) => page.getByText('Sin conexión: lo que marques se guarda en este equipo.');

/** The ids under which batches went out, in all pages. */
function sentBatches(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/finish')) ids.push(request.postDataJSON().batch_id);
  });
  return ids;
}

test('a night without a connection beside the oven: opened, begun, finished, reloaded, and each step arrives once', async ({
  page,
  context,
  wire,
  cuadra,
}) => {
  test.setTimeout(150_000);
  const ids = sentBatches(context);
  const { ask, flour, makes } = await openBakery(cuadra.url, 'del apagón');
  const dough = await makes('Masa del apagón', 'start');
  const bread = await makes('Pan del apagón', 'end');
  const toStart = await dough.plan('20');
  const running = await bread.plan('100');
  await ask('POST', `/production_orders/${running.id}/start`, {});
  await page.goto('/industrial/day');
  const starts = cardOf(page, 'Masa del apagón');
  const finishes = cardOf(page, 'Pan del apagón');
  await expect(starts.getByText('Alcanza')).toBeVisible();
  await readyForOffline(page, 'mf_industrial');

  wire.away(true);
  await context.setOffline(true);
  await page.reload();
  await expect(starts).toBeVisible({ timeout: BACK });
  await expect(offLine(page)).toBeVisible();
  await expectAccessible(page);
  await starts.getByRole('button', { name: 'Empezar' }).click();
  await expect(starts.getByText('Empezada, por enviar')).toBeVisible();
  await finishes.getByRole('button', { name: 'Terminar' }).click();
  const came = page.getByRole('dialog', { name: '¿Cuánto salió de Pan del apagón?' });
  for (const _ of [1, 2, 3]) await came.getByRole('button', { name: 'Buenos: 1 menos' }).click();
  for (const _ of [1, 2]) await came.getByRole('button', { name: 'Merma: 1 más' }).click();
  await came.getByRole('button', { name: 'Terminar' }).click();
  await expect(came).toBeHidden();
  await expect(finishes).toContainText('Van 97');
  await expect(finishes.getByText('Terminada, por enviar')).toBeVisible();
  await expect(page.getByText('2 pasos por enviar.')).toBeVisible();
  await expectAccessible(page);
  const done = Date.now();

  // Reloaded, and killed; in another tab it is all there.
  await page.reload();
  await expect(starts.getByText('Empezada, por enviar')).toBeVisible({ timeout: BACK });
  await expect(finishes.getByText('Terminada, por enviar')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/industrial/day');
  await expect(cardOf(second, 'Pan del apagón').getByText('Terminada, por enviar')).toBeVisible({
    timeout: BACK,
  });
  await page.close({ runBeforeUnload: false });

  // The shell sends it wherever the user is.
  await second.goto('/industrial/day');
  wire.away(false);
  await context.setOffline(false);
  const inSecond = cardOf(second, 'Masa del apagón');
  await expect(inSecond.getByRole('button', { name: 'Terminar' })).toBeVisible({ timeout: BACK });
  await expect(inSecond.getByText('por enviar')).toBeHidden({ timeout: BACK });
  await expect(cardOf(second, 'Pan del apagón')).toBeHidden({ timeout: BACK });
  await expect(offLine(second)).toBeHidden();
  expect(new Set(ids).size).toBe(1);
  const started = await ask<{ status: string }>('GET', `/production_orders/${toStart.id}`);
  expect(started.status).toBe('started');
  const closed = await ask<{ status: string; made: string; waste: string; batches: { made_at: string }[] }>(
    'GET',
    `/production_orders/${running.id}`,
  );
  expect([closed.status, closed.made, closed.waste, closed.batches.length]).toEqual(['done', '97', '2', 1]);
  expect(Date.parse(closed.batches[0]?.made_at ?? '')).toBeLessThan(done + 2000);
  expect((await ask<Made>('GET', `/products/${bread.bread.id}`)).qty, 'once').toBe('97');
  // Two kilos as the dough was begun, and 9.9 with the bread.
  expect((await ask<Made>('GET', `/materials/${flour.id}`)).qty, 'once').toBe('88.1');
});

test('an answer that is lost is no second batch, and steps go out from any screen', async ({
  page,
  context,
  cuadra,
}) => {
  test.setTimeout(120_000);
  const ids = sentBatches(context);
  const { ask, makes } = await openBakery(cuadra.url, 'de la respuesta perdida');
  const { bread, plan } = await makes('Pan de la respuesta perdida', 'end');
  const { id } = await plan('50');
  await page.goto('/industrial/day');
  const card = cardOf(page, 'Pan de la respuesta perdida');
  await card.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('Empezaste «Pan de la respuesta perdida».')).toBeVisible();
  let isLost = true;
  await page.route('**/finish', async (route) => {
    if (!isLost) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await card.getByRole('button', { name: 'Terminar' }).click();
  const came = page.getByRole('dialog', { name: /¿Cuánto salió/ });
  await came.getByRole('checkbox', { name: 'Con esto termina la orden' }).click();
  await came.getByRole('button', { name: 'Guardar tanda' }).click();
  await expect(came).toBeHidden();
  await expect(card.getByText('50 por enviar')).toBeVisible();
  await expect.poll(() => ids.length).toBeGreaterThan(1);

  // On another screen, of another module, the shell has it sent.
  isLost = false;
  await page.goto('/sales');
  await expect
    .poll(async () => (await page.evaluate(() => localStorage.getItem('cuadra.unsent'))) ?? '', {
      timeout: BACK,
    })
    .not.toContain('mf_industrial');
  expect(new Set(ids).size).toBe(1);
  const order = await ask<{ made: string; batches: unknown[] }>('GET', `/production_orders/${id}`);
  expect([order.made, order.batches.length]).toEqual(['50', 1]);
  expect((await ask<Made>('GET', `/products/${bread.id}`)).qty).toBe('50');
});

test('what somebody else has annulled meanwhile is said, and what lacks is named: a person decides', async ({
  page,
  context,
  wire,
  cuadra,
}) => {
  test.setTimeout(120_000);
  const { ask, makes } = await openBakery(cuadra.url, 'de nadie');
  const gone = await makes('Pan de nadie', 'start');
  const large = await makes('Pan de más', 'start');
  const { id } = await gone.plan('10');
  const tooMuch = await large.plan('5000');
  await page.goto('/industrial/day');
  const card = cardOf(page, 'Pan de nadie');
  await expect(card).toBeVisible();
  wire.away(true);
  await card.getByRole('button', { name: 'Empezar' }).click();
  await expect(card.getByText('Empezada, por enviar')).toBeVisible();
  await ask('POST', `/production_orders/${id}/annul`, { reason: 'Se fue la luz' });
  wire.away(false);
  const rejected = page.getByRole('list', { name: 'No se pudo registrar' }).getByRole('listitem');
  await expect(rejected).toContainText('Empezar Pan de nadie', { timeout: BACK });
  await expect(rejected).toContainText('Alguien ya la empezó o la anuló.');
  await expectAccessible(page);

  await cardOf(page, 'Pan de más').getByRole('button', { name: 'Empezar' }).click();
  const lacking = rejected.filter({ hasText: 'Pan de más' });
  await expect(lacking).toContainText('No alcanza: Harina de nadie (hay 100)');
  await expect(cardOf(page, 'Pan de más').getByRole('button')).toHaveCount(0);

  // The flour is there at last.
  const [flour] = (await ask<{ items: { id: string }[] }>('GET', '/materials?search=Harina%20de%20nadie'))
    .items;
  await ask('POST', '/materials/adjust', {
    ...{ material_id: flour?.id, qty: '900', cost: '0.60', reason: 'Llegó' },
  });
  await lacking.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(lacking).toBeHidden();
  await expect(page.getByText('Empezaste «Pan de más».')).toBeVisible();
  expect((await ask<{ status: string }>('GET', `/production_orders/${tooMuch.id}`)).status).toBe('started');

  await rejected.getByRole('button', { name: 'Descartar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Descartar «Empezar Pan de nadie»?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(rejected).toBeHidden();
  await page.reload();
  await expect(cardOf(page, 'Pan de más')).toBeVisible();
  await expect(rejected).toBeHidden();
  expect((await ask<{ status: string }>('GET', `/production_orders/${id}`)).status).toBe('annulled');
  await context.close();
});
