import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import type { Part } from './album.ts';

/** A drawing, as a picture of somebody: one colour over another. */
const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#c98b5e"/><circle cx="300" cy="160" r="80" fill="#f3d9c0"/><path d="M150 400a150 130 0 0 1 300 0z" fill="#39584f"/></svg>`,
);

/** `/my-account`: data, picture, password, sessions, with what each says when it is wrong. */
export const shootAccount: Part = async ({ open, shoot, server }) => {
  const { token, username, password } = (await openCompany(server)).owner;
  await call(server.url, { method: 'POST', path: '/auth/login', body: { username, password } });
  const page = await open(token);
  await page.goto('/my-account');
  await page.getByText('Esta sesión').waitFor();
  await shoot(page, 'account', { whole: true });
  const png = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${svg}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  }, PICTURE.toString('base64'));
  await page
    .getByLabel('Foto', { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await page.getByRole('dialog', { name: 'Ajusta tu foto' }).waitFor();
  await shoot(page, 'picture');
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await page.getByText('Guardamos tu foto.').waitFor();
  await shoot(page, 'picture-saved');
  await page.getByLabel('Nombre').fill('');
  await page.getByLabel('Cédula o RIF').fill('11470283-3');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('12345678');
  await page.getByLabel('Repite la contraseña nueva').fill('1234');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await page.getByText('No es igual a la de arriba.').waitFor();
  await page.getByText('Cerrar aviso').first().waitFor({ state: 'detached' });
  await shoot(page, 'errors', { whole: true });
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('cinco perros en el patio');
  await shoot(page, 'strong', { whole: true });
  await page.getByRole('button', { name: 'Cerrar todas mis sesiones' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'close-sessions');
};
