import { drawnDataUrl, PAYMENT_SLIP } from '../drawn-picture.ts';
import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import { reportPayment } from '../server/report-payment.ts';
import type { Album, Part } from './album.ts';

/** The back office as who runs Cuadra sees it. */
export const shootBackOffice: Part = async (album) => {
  const root = await signIn(album.server.url, 'root');
  const page = await album.open(root);
  await fill(album, page);
  await shootCompanies(album, page);
  await shootPayments(album, page);
  await shootReleases(album, page);
};

type Page = Awaited<ReturnType<Album['open']>>;

/** Some companies that have reported something. */
async function fill({ server }: Album, page: Page): Promise<void> {
  const names = [
    'Bodega La Esquina',
    'Farmacia San José',
    'Ferretería El Tornillo de Oro de los Andes, C. A.',
  ];
  const picture = await drawnDataUrl(page, { ...PAYMENT_SLIP, width: 540, height: 1170 }, 'image/webp');
  for (const [index, company_name] of names.entries()) {
    const { owner, passDays } = await openCompany(server, { company_name });
    await passDays(index * 9);
    await reportPayment(server.url, owner.token, { reference: `Z-${index}`, amount: '60.00' });
    await reportPayment(server.url, owner.token, {
      ...{ method: 'mobile_payment', currency: 'VES', amount: '5200.50', reference: '004512345678' },
      note: 'De Banesco, a nombre de Ana Pérez',
      picture,
    });
  }
}

async function shootCompanies({ shoot }: Album, page: Page): Promise<void> {
  await page.goto('/back-office');
  await page
    .getByRole('table', { name: 'Empresas' })
    .getByRole('link', { name: 'Farmacia' })
    .first()
    .waitFor();
  await shoot(page, 'companies');
  await page.getByRole('table', { name: 'Empresas' }).getByRole('link', { name: 'Farmacia' }).first().click();
  await page.getByRole('table', { name: 'Usuarios' }).waitFor();
  await shoot(page, 'company', { whole: true });
  await page.getByRole('button', { name: 'Dar días gratis' }).click();
  await page.getByRole('textbox', { name: 'Días' }).fill('10');
  await page.getByRole('status').getByText('→').waitFor();
  await shoot(page, 'free-days');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Por la falla del lunes');
  await page.getByRole('button', { name: 'Dar los días' }).click();
  await page.getByRole('button', { name: 'Cambiar el plan' }).click();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption({ index: 1 });
  await shoot(page, 'plan');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Módulos' }).click();
  await shoot(page, 'modules');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Suspender' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Motivo' })
    .fill('Falta el documento que te pedimos el 3 de noviembre');
  await shoot(page, 'suspend');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await page.getByText('Sus usuarios leen').waitFor();
  await shoot(page, 'suspended');
  await page.getByRole('button', { name: 'Quitar la suspensión' }).click();
  await page.getByRole('button', { name: 'Sí, quitarla' }).click();
  await page.goto('/back-office/log');
  await page.getByRole('table', { name: 'Registro' }).getByText('Suspendió').first().waitFor();
  await shoot(page, 'log');
  await page.goto('/back-office?state=expired&search=nada');
  await page.getByRole('heading', { name: /Ninguna empresa/ }).waitFor();
  await shoot(page, 'companies-none');
}

async function shootPayments({ shoot }: Album, page: Page): Promise<void> {
  await page.goto('/back-office/payments');
  const rows = page.getByRole('table', { name: 'Pagos reportados' }).getByRole('row');
  await rows.nth(1).waitFor();
  await shoot(page, 'payments');
  await rows.filter({ hasText: 'Farmacia' }).last().click();
  const drawer = page.getByRole('dialog', { name: 'Pago reportado' });
  await drawer.getByRole('button', { name: 'Rechazar' }).waitFor();
  await shoot(page, 'payment');
  await drawer.getByRole('button', { name: /^Ver en grande/ }).click();
  await page.getByRole('dialog', { name: 'Comprobante', exact: true }).getByRole('img').waitFor();
  await shoot(page, 'payment-picture');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog', { name: 'Rechazar el pago' }).waitFor();
  await shoot(page, 'refuse');
  await page.goto('/back-office/payments?search=nada+de+nada');
  await page.getByRole('heading', { name: /Ningún pago/ }).waitFor();
  await shoot(page, 'payments-none');
}

async function shootReleases({ server, shoot }: Album, page: Page): Promise<void> {
  const { takeBack } = await server.releases.release('mf_pos');
  try {
    await page.goto('/back-office/releases');
    await page.getByRole('table', { name: 'Módulos' }).getByRole('link', { name: 'mf_pos' }).waitFor();
    await shoot(page, 'releases');
    await page.getByRole('button', { name: 'Agregar empresa' }).click();
    await page.getByRole('dialog', { name: 'Horas sin cambios' }).waitFor();
    await shoot(page, 'releases-hold');
    await page.goto('/back-office/release?module=mf_pos');
    await page.getByRole('button', { name: /^Acciones de 9/ }).waitFor();
    await shoot(page, 'release');
    await page.getByRole('button', { name: /^Volver a/ }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/Después/)
      .waitFor();
    await shoot(page, 'release-rollback');
    await page.goto('/back-office/release?module=mf_pos');
    await page
      .getByRole('table', { name: 'Versiones' })
      .getByRole('button', { name: /^Acciones de 0/ })
      .click();
    await page.getByRole('menuitem', { name: 'Dar a algunas empresas' }).click();
    await page
      .getByRole('dialog')
      .getByText(/Después/)
      .waitFor();
    await shoot(page, 'release-canary');
    await page.goto('/back-office/release?module=mf_pos&tab=figures');
    await page.getByRole('table', { name: 'Cargas por día' }).waitFor();
    await shoot(page, 'release-figures');
    await page.goto('/back-office/release?module=mf_pos&tab=log');
    await page.getByRole('table', { name: 'Registro' }).waitFor();
    await shoot(page, 'release-log');
    await page.goto('/back-office/release?module=mf_pos&tab=team');
    await page.getByRole('button', { name: 'Nuevo token' }).waitFor();
    await shoot(page, 'release-team');
  } finally {
    await takeBack();
  }
}
