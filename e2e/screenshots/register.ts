import { Register } from '../screens/register.ts';
import { somebody } from '../server/company.ts';
import type { Part } from './album.ts';

/** `/register`: each step, with errors and as it is filled in, and the code from the mail. */
export const shootRegistration: Part = async ({ open, shoot, server }) => {
  const page = await open(null);
  const register = new Register(page);
  const who = somebody();
  await page.goto('/register');
  await shoot(page, 'you', { whole: true });
  await register.next.click();
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'you-errors', { whole: true });
  await register.introduce(who);
  await register.field('Cédula: número').fill('11470283-3');
  await shoot(page, 'you-filled', { whole: true });
  await register.next.click();
  await register.field('Nombre del negocio').waitFor();
  await register.next.click();
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'company-errors', { whole: true });
  await register.field('Nombre del negocio').fill('Bodega La Esperanza');
  await register.field('RIF: número').fill('J-07013380-5');
  await shoot(page, 'company', { whole: true });
  await register.next.click();
  await register.field('Moneda principal').waitFor();
  await shoot(page, 'money', { whole: true });
  await register.next.click();
  await page.getByRole('radio', { name: /^Básico/ }).waitFor();
  await shoot(page, 'plan', { whole: true });
  await register.create.click();
  await register.code.waitFor();
  await shoot(page, 'code');
  const code = await server.codeFor(who.email);
  await register.code.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('alert').waitFor();
  await shoot(page, 'code-wrong');
};
