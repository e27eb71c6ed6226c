import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import type { CuadraServer } from '../server/cuadra-server.ts';
import { recharge } from '../server/recharge.ts';
import type { Album, Part } from './album.ts';

/** Cifras and Planes of the back office, with some months behind them. */
export const shootFigures: Part = async (album) => {
  const root = await signIn(album.server.url, 'root');
  await fill(album.server, root);
  const page = await album.open(root);
  await shootNumbers(album, page);
  await shootPlans(album, page);
};

type Page = Awaited<ReturnType<Album['open']>>;

/** Once for all sizes: the months are not to grow from one to the next. */
const filled = new WeakSet<CuadraServer>();

/** Name, plan, how many days ago it registered, and how many months it paid for since its trial; Infinity: until today. */
const COMPANIES = [
  ['Farmacia San José', 'store', 330, Number.POSITIVE_INFINITY],
  ['Abasto Mi Refugio', 'basic', 290, 4],
  ['Panadería La Espiga', 'basic', 260, Number.POSITIVE_INFINITY],
  ['Quincalla El Sol', 'basic', 215, 0],
  ['Ferretería El Tornillo de Oro de los Andes, C. A.', 'industry', 200, Number.POSITIVE_INFINITY],
  ['Víveres Ana', 'store', 170, 3],
  ['Lubricantes Oriente', 'basic', 130, 0],
  ['Carnicería Don Pepe', 'store', 95, Number.POSITIVE_INFINITY],
  ['Zapatería Paso Firme', 'basic', 60, 1],
  ['Librería El Saber', 'store', 50, Number.POSITIVE_INFINITY],
  ['Helados Nevada', 'basic', 12, 0],
  ['Repuestos La 40', 'store', 10, 0],
  ['Bodegón Central', 'basic', 2, 0],
] as const;
/** The trial, and a month of a plan. */
const [TRIAL, MONTH] = [15, 30];

/** Writes what these companies did in the last months, as if they had. */
async function fill(server: CuadraServer, root: string): Promise<void> {
  if (filled.has(server)) return;
  filled.add(server);
  for (const [company_name, plan, age, months] of COMPANIES) {
    const { owner, passDays } = await openCompany(server, { company_name, plan });
    if (months > 0) await recharge(server.url, { company: owner.token, root }, '36.00');
    const query = (text: string, ...values: unknown[]) =>
      server.database.query(`with c as (select company_id as id from users where username = $1) ${text}`, [
        owner.username,
        ...values,
      ]);
    const days = Math.max(0, Math.min(age - TRIAL, months * MONTH || 0));
    await query(
      'update companies set created_at = now() - make_interval(days => $2) from c where companies.id = c.id',
      age,
    );
    await query(
      `update invoice_reports r set created_at = r.created_at - make_interval(days => $2) from c where r.company_id = c.id`,
      age - 5,
    );
    await query(
      `update subscription_movements m set created_at = now() - make_interval(days => $2) from c where m.company_id = c.id`,
      age - 5,
    );
    await query(
      `insert into subscription_movements (company_id, number, kind, amount, balance, day, plan, billing_type)
       select c.id, 1000 + n, 'consumption', -0.40, 0, current_date - $2::integer + n, 'store', 'monthly'
       from c, generate_series(0, $3::integer - 1) n`,
      ...[age - TRIAL, days],
    );
    await query(
      `insert into subscription_movements (company_id, number, kind, amount, balance, invoice_report_id, created_at)
       select c.id, 2000 + n, 'recharge', 12, 0, uuidv7(), now() - make_interval(days => $2 - n * $4)
       from c, generate_series(0, $3::integer - 1) n`,
      ...[age - TRIAL, Math.floor(days / MONTH), MONTH],
    );
    // Who is in the trial still is so many days into it; who let it end is past all days.
    if (age < TRIAL) await passDays(age);
    else if (days < age - TRIAL) await passDays(400);
  }
}

async function shootNumbers({ server, shoot }: Album, page: Page): Promise<void> {
  await page.goto('/back-office/figures');
  await page.getByRole('heading', { name: 'Uso de los módulos' }).waitFor();
  await page.locator('.recharts-surface').nth(1).waitFor();
  await shoot(page, 'figures');
  await shoot(page, 'figures-whole', { whole: true });
  const asTable = page.getByRole('button', { name: 'Ver como tabla' });
  for (let left = await asTable.count(); left > 0; left--) await asTable.first().click();
  await shoot(page, 'figures-tables', { whole: true });
  await page.goto('/back-office/figures?from=2023-01&to=2023-06');
  await page.getByRole('heading', { name: 'No hay cifras de estos meses' }).waitFor();
  await shoot(page, 'figures-none');
  await page.route(`${server.url}/api/v1/backoffice/figures*`, () => undefined);
  await page.goto('/back-office/figures');
  await page.getByLabel('Cargando las cifras').waitFor();
  await shoot(page, 'figures-loading', { waiting: true });
  await page.unroute(`${server.url}/api/v1/backoffice/figures*`);
  await page.route(`${server.url}/api/v1/backoffice/figures*`, (route) => route.abort('connectionrefused'));
  await page.goto('/back-office/figures');
  await page.getByRole('heading', { name: 'No pudimos cargar las cifras' }).waitFor();
  await shoot(page, 'figures-failed');
  await page.unroute(`${server.url}/api/v1/backoffice/figures*`);
}

async function shootPlans({ shoot }: Album, page: Page): Promise<void> {
  await page.goto('/back-office/plans');
  const plans = page.getByRole('table', { name: 'Planes' });
  await plans.getByRole('button', { name: 'Tienda' }).waitFor();
  await shoot(page, 'plans');
  await plans.getByRole('button', { name: 'Tienda' }).click();
  const drawer = page.getByRole('dialog', { name: 'Editar plan' });
  await drawer.getByText('Todavía no cambia nada.').waitFor();
  await shoot(page, 'plan');
  await drawer.getByRole('textbox', { name: 'Precio al mes' }).fill('15');
  await drawer.getByRole('checkbox', { name: 'Industrial' }).check();
  await drawer.getByRole('checkbox', { name: 'Impresión' }).uncheck();
  await drawer.getByRole('checkbox', { name: 'Se ofrece' }).uncheck();
  await drawer.getByText('Se retira').scrollIntoViewIfNeeded();
  await shoot(page, 'plan-effect');
  await drawer.getByRole('button', { name: 'Guardar plan' }).click();
  await page.getByRole('alertdialog').getByText('Se retira').waitFor();
  await shoot(page, 'plan-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await drawer.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Nuevo plan' }).click();
  const made = page.getByRole('dialog', { name: 'Nuevo plan' });
  await made.getByRole('button', { name: 'Crear plan' }).click();
  await made.getByText('Ponle un nombre al plan.').waitFor();
  await shoot(page, 'new-plan');
}
