import type { Part } from './album.ts';

/** `/kit`, in a build that has it (`CUADRA_KIT=1 npm run build -- shell`); nothing otherwise. */
export const shootKit: Part = async ({ open, shoot }) => {
  const page = await open(null);
  await page.goto('/kit');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (new URL(page.url()).pathname !== '/kit') return;
  await shoot(page, 'kit', { whole: true });
};
