import { drawnPicture, PAYMENT_SLIP } from '../drawn-picture.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import { recharge } from '../server/recharge.ts';
import type { Album, Part } from './album.ts';

/** `/subscriptions` as a company lives through it, the report of a payment, and the change of plan. */
export const shootSubscription: Part = async (album) => {
  await shootTrialAndPlans(album);
  await shootPaidAndExpired(album);
};

async function shootTrialAndPlans({ open, shoot, server }: Album): Promise<void> {
  const {
    owner: { token },
    passDays,
  } = await openCompany(server);
  const page = await open(token);
  await page.route('**/api/v1/subscriptions*', () => undefined);
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: 'Suscripción', level: 1 }).waitFor();
  await shoot(page, 'loading', { waiting: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: /días gratis$/ }).waitFor();
  await shoot(page, 'trial', { whole: true });
  await page.getByRole('button', { name: 'Reportar un pago' }).click();
  const drawer = page.getByRole('dialog', { name: 'Reportar un pago' });
  await drawer.waitFor();
  await shoot(page, 'report');
  await drawer.getByRole('button', { name: 'Reportar pago' }).click();
  await drawer.getByText('Escribe cuánto pagaste').waitFor();
  await shoot(page, 'report-errors');
  await drawer.getByRole('textbox', { name: 'Monto' }).fill('5200,50');
  await drawer.getByRole('textbox', { name: 'Referencia' }).fill('004512345678');
  await drawer.getByRole('textbox', { name: 'Nota' }).fill('De Banesco, a nombre de Ana Pérez');
  await drawer
    .getByLabel('Foto o captura del pago')
    .and(page.locator('input'))
    .setInputFiles(await drawnPicture(page, PAYMENT_SLIP));
  await drawer.getByRole('img', { name: 'Lo que elegiste' }).scrollIntoViewIfNeeded();
  await shoot(page, 'report-picture');
  await drawer.getByRole('button', { name: 'Reportar pago' }).click();
  await page.getByText('Por confirmar').waitFor();
  await shoot(page, 'reported', { whole: true });
  await page.getByRole('button', { name: 'Ver comprobante' }).click();
  await page.getByRole('dialog', { name: 'Comprobante del pago' }).getByRole('img').waitFor();
  await shoot(page, 'reported-picture');
  await page.goto('/subscriptions/change-plan');
  await page.getByRole('radio', { name: 'Tienda' }).waitFor();
  await shoot(page, 'plans', { whole: true });
  await page.getByRole('radio', { name: 'Tienda' }).check();
  await page.getByRole('radio', { name: /^Anual/ }).check({ force: true });
  await shoot(page, 'plans-other', { whole: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma el cambio de plan' });
  await dialog.waitFor();
  await shoot(page, 'confirm-plan');
  await dialog.getByRole('button', { name: 'Enviarme el código' }).click();
  await dialog.getByRole('button', { name: /^Pedir otro/ }).waitFor();
  await dialog.getByRole('button', { name: 'Cambiar a Tienda' }).click();
  await dialog.getByText('Escribe tu contraseña.').waitFor();
  await shoot(page, 'confirm-plan-errors');
  await passDays(12);
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: /gratis$/ }).waitFor();
  await shoot(page, 'few-days', { whole: true });
  await passDays(4);
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: 'Tu prueba terminó' }).waitFor();
  await shoot(page, 'trial-over', { whole: true });
}

async function shootPaidAndExpired({ open, shoot, server }: Album): Promise<void> {
  const {
    owner: { token },
    passDays,
  } = await openCompany(server);
  await recharge(server.url, { company: token, root: await signIn(server.url, 'root') }, '12.00');
  const page = await open(token);
  await passDays(24);
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: /restantes$/ }).waitFor();
  await shoot(page, 'active', { whole: true });
  await page.getByRole('tab', { name: 'Pagos' }).click();
  await shoot(page, 'active-payments', { whole: true });
  await page.goto('/subscriptions/change-plan');
  await page.getByRole('radio', { name: 'Tienda' }).check();
  await shoot(page, 'plans-with-balance', { whole: true });
  await passDays(90);
  await page.goto('/cash-register');
  await page.getByRole('heading', { name: 'Tu suscripción venció' }).waitFor();
  await shoot(page, 'expired', { whole: true });
  await page.goto('/');
  await shoot(page, 'expired-home');
  await page.route('**/api/v1/subscriptions*', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'ERROR_INTERNAL' } } }),
  );
  await page.goto('/subscriptions');
  await page.getByRole('heading', { name: 'No pudimos cargar tu suscripción' }).waitFor();
  await shoot(page, 'failed');
}
