import { signIn } from '../server/api.ts';
import { openCompany } from '../server/company.ts';
import { reportPayment } from '../server/report-payment.ts';
import type { Album, Part } from './album.ts';

/** The back office as who runs Cuadra sees it. */
export const shootBackOffice: Part = async (album) => {
  const root = await signIn(album.server.url, 'root');
  await fill(album);
  const page = await album.open(root);
  await shootPayments(album, page);
};

type Page = Awaited<ReturnType<Album['open']>>;

/** Some companies that have reported something. */
async function fill({ server }: Album): Promise<void> {
  const names = [
    'Bodega La Esquina',
    'Farmacia San José',
    'Ferretería El Tornillo de Oro de los Andes, C. A.',
  ];
  for (const [index, company_name] of names.entries()) {
    const { owner, passDays } = await openCompany(server, { company_name });
    await passDays(index * 9);
    await reportPayment(server.url, owner.token, { reference: `Z-${index}`, amount: '60.00' });
    await reportPayment(server.url, owner.token, {
      ...{ method: 'mobile_payment', currency: 'VES', amount: '5200.50', reference: '004512345678' },
      note: 'De Banesco, a nombre de Ana Pérez',
    });
  }
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
  await drawer.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog', { name: 'Rechazar el pago' }).waitFor();
  await shoot(page, 'refuse');
  await page.goto('/back-office/payments?search=nada+de+nada');
  await page.getByRole('heading', { name: /Ningún pago/ }).waitFor();
  await shoot(page, 'payments-none');
}
