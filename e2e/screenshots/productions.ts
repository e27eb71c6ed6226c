import { addDays, companyDay } from '@cuadra/shared/domain';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** Productions: none yet, planning one that lacks something, an order as it is planned, under way and done, a batch, a lot. */
export const shootProductions: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const page = await open(token);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](`${server.url}/api/v1${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  /** What the browser's dialog would show. */
  const shootPaper = async (name: string) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await shoot(page, name);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
  };
  const { items: known } = await send('get', '/production_orders');
  if (known.length === 0) {
    await page.goto('/industrial/productions');
    await page.getByRole('heading', { name: 'No hay nada planificado' }).waitFor();
    await shoot(page, 'none');
  }
  const today = companyDay(new Date());
  const { items: measures } = await send('get', '/measures?withDefault=true&limit=200');
  const measure_id = measures.find(({ name }: { name: string }) => name === 'Kilogramo')?.id ?? null;
  const mark = Date.now() % 100_000;
  const material = (name: string, given: object) =>
    send('post', '/materials/create', {
      name: `${name} ${mark}`,
      measure_id,
      cost_currency: 'USD',
      ...given,
    });
  const ref = (kind: 'material' | 'product', { id }: { id: string }) => ({ kind, id });
  const flour = await material('Harina de trigo', { qty: '40', cost: '0.62' });
  const yeast = await material('Levadura', { qty: '0.4', cost: '4.2' });
  const dough = await material('Masa canilla', {});
  const bread = await send('post', '/products/create', {
    ...{ name: `Pan canilla ${mark}`, qty: '0', cost: '0.25', utility: '40', cost_currency: 'USD' },
    ...{ price_currency: 'USD' },
  });
  const doughs = await send('post', '/formulas/create', {
    ...{ name: `Masa canilla ${mark}`, makes: ref('material', dough), yield_qty: '30', takes_at: 'start' },
    lines: [
      { good: ref('material', flour), qty: '18' },
      { good: ref('material', yeast), qty: '0.2' },
    ],
    costs: [{ name: 'Mano de obra', basis: 'batch', amount: '2.5', currency: 'USD' }],
  });
  const breads = await send('post', '/formulas/create', {
    ...{ name: `Pan canilla ${mark}`, makes: ref('product', bread), yield_qty: '100', waste_percent: '4' },
    lines: [{ good: ref('material', dough), qty: '28' }],
  });
  const plan = (formula_id: string, qty: string, given: object = {}) =>
    send('post', '/production_orders/create', { formula_id, qty, day: today, ...given });
  await plan(breads.id, '240', { day: addDays(today, 1), note: 'La mitad para el colegio' });
  await plan(doughs.id, '15', { day: addDays(today, -1) });
  const planned = await plan(breads.id, '480');
  const made = await plan(doughs.id, '30');
  await page.goto('/industrial/productions');
  await page.getByRole('table', { name: 'Órdenes de producción' }).getByRole('link').first().waitFor();
  await shoot(page, 'planned');
  await page.getByRole('button', { name: 'Planificar' }).first().click();
  const form = page.getByRole('dialog', { name: 'Planificar producción' });
  await form.getByRole('combobox', { name: 'Qué vas a hacer' }).fill(`Pan canilla ${mark}`);
  await page.getByRole('option', { name: `Pan canilla ${mark}` }).click();
  await form.getByLabel('Cuánto').fill('480');
  await form.getByRole('table', { name: 'Lo que falta' }).waitFor();
  await shoot(page, 'plan');
  await page.goto(`/industrial/order?id=${planned.id}`);
  await page.getByRole('table', { name: 'Lo que falta' }).waitFor();
  await shoot(page, 'order-planned', { whole: true });
  await shootPaper('order-planned-paper');
  await page.goto(`/industrial/order?id=${made.id}`);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'start');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Terminar' }).click();
  const finish = page.getByRole('dialog', { name: /^Terminar/ });
  await finish.getByLabel('Salieron buenos').fill('18');
  await finish.getByLabel('Merma').fill('1,5');
  await finish.getByLabel('Usado de Harina').fill('12');
  await finish.getByLabel('Lote').fill('M-1');
  await shoot(page, 'finish');
  await finish.getByRole('checkbox', { name: /Con esto termina/ }).click();
  await finish.getByRole('button', { name: 'Guardar tanda' }).click();
  await page.getByRole('table', { name: 'Tandas' }).waitFor();
  await shoot(page, 'order-started', { whole: true });
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByText('Hecha', { exact: true }).waitFor();
  await shoot(page, 'order-done', { whole: true });
  await shootPaper('order-done-paper');
  await page.getByRole('table', { name: 'Tandas' }).getByRole('link').first().click();
  await page.getByRole('table', { name: 'Qué entró' }).waitFor();
  await shoot(page, 'batch', { whole: true });
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('button', { name: /^Imprimir 1/ }).waitFor();
  await shoot(page, 'labels');
  await page.getByLabel('Papel').selectOption('l7160');
  await page.getByLabel('Cuántas').fill('30');
  await shoot(page, 'labels-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Anular' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'annul');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Seguir el lote M-1' }).click();
  await page.getByRole('table', { name: 'De dónde vino' }).waitFor();
  await shoot(page, 'lot', { whole: true });
  await page.goto('/industrial/day');
  await page.getByRole('button', { name: 'Empezar' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'day', { whole: true });
  const late = page.getByRole('listitem', { name: `Masa canilla ${mark}` });
  await late.getByRole('button', { name: 'Empezar' }).click();
  await late.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'day-finish');
  await page.goto('/industrial/to-buy');
  await page.getByRole('list', { name: 'Por comprar para producir' }).waitFor();
  await shoot(page, 'to-buy', { whole: true });
  await page.goto('/industrial');
  await page.getByRole('table', { name: 'Rendimiento y merma' }).waitFor();
  await shoot(page, 'summary', { whole: true });
};
