import { addDays, companyDay } from '@cuadra/shared/domain';
import { signIn } from '../server/api.ts';
import { call } from '../server/call.ts';
import type { Part } from './album.ts';

/** The board beside the oven while the network is away: what waits, what was rejected, and what is asked before it is discarded. */
export const shootBoard: Part = async ({ open, shoot, server }) => {
  const token = await signIn(server.url, 'demo');
  const ask = <Answer = { id: string }>(method: 'GET' | 'POST', path: string, body?: object) =>
    call<Answer>(server.url, { method, path, token, ...(body && { body }) });
  const mark = Date.now() % 100_000;
  const today = companyDay(new Date());
  const flour = await ask('POST', '/materials/create', {
    ...{ name: `Harina ${mark}`, cost_currency: 'USD', qty: '100', cost: '0.60' },
  });
  const planned = async (name: string, qty: string, given: object = {}) => {
    const bread = await ask('POST', '/products/create', {
      ...{ name: `${name} ${mark}`, qty: '0', cost: '0.10', utility: '50', cost_currency: 'USD' },
      ...{ price_currency: 'USD', is_fixed_price: true, price: '0.20' },
    });
    const formula = await ask('POST', '/formulas/create', {
      ...{
        name: `${name} ${mark}`,
        makes: { kind: 'product', id: bread.id },
        yield_qty: '10',
        takes_at: 'start',
      },
      lines: [{ good: { kind: 'material', id: flour.id }, qty: '1' }],
    });
    return ask('POST', '/production_orders/create', { formula_id: formula.id, qty, day: today, ...given });
  };
  const start = ({ id }: { id: string }) => ask('POST', `/production_orders/${id}/start`, {});
  const whole = await planned('Pan campesino', '120');
  const part = await planned('Pan de guayaba', '80', { note: 'La mitad para el colegio' });
  await start(whole);
  await start(part);
  await planned('Cachitos', '60', { day: addDays(today, -1) });
  await planned('Golfeados', '40');
  const gone = await planned('Pan de jamón', '12');
  const page = await open(token);
  await page.goto('/industrial/day');
  const card = (name: string) => page.getByRole('listitem', { name: `${name} ${mark}` });
  await card('Golfeados').getByText('Alcanza').waitFor();
  await page.route(/\/production_orders\?/, (route) => route.abort());
  await page.route('**/api/v1/production_orders/**', (route) => route.abort());
  await card('Pan de jamón').getByRole('button', { name: 'Empezar' }).click();
  await ask('POST', `/production_orders/${gone.id}/annul`, { reason: 'Se fue la luz' });
  await page.getByText('1 paso por enviar.').waitFor();
  await page.unroute('**/api/v1/production_orders/**');
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await page.getByRole('list', { name: 'No se pudo registrar' }).waitFor();
  await page.route('**/api/v1/production_orders/**', (route) => route.abort());
  await card('Cachitos').getByRole('button', { name: 'Empezar' }).click();
  const finish = async (name: string, isLast: boolean) => {
    await card(name).getByRole('button', { name: 'Terminar' }).click();
    const came = page.getByRole('dialog');
    await came.getByRole('button', { name: 'Buenos: 10 menos' }).click();
    await came.getByRole('button', { name: 'Merma: 1 más' }).click();
    if (!isLast) await came.getByRole('checkbox').click();
    await came.getByRole('button', { name: isLast ? 'Terminar' : 'Guardar tanda' }).click();
    await came.waitFor({ state: 'hidden' });
  };
  await finish('Pan campesino', true);
  await finish('Pan de guayaba', false);
  await page.getByText('3 pasos por enviar.').waitFor();
  // What was said of the rejected one is read, and gone.
  await page.waitForTimeout(6000);
  await shoot(page, 'cut-off', { whole: true, waiting: true });
  await page.getByRole('button', { name: 'Descartar' }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'discard', { waiting: true });
};
