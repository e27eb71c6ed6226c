import { Guides } from '../screens/guides.ts';
import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

/** The introduction, the drawers of the guides, and steps of them beside what they are about. */
export const shootGuides: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  const guides = new Guides(page);
  await page.goto('/get-started');
  await guides.close.waitFor();
  await shoot(page, 'welcome');
  await guides.next.click();
  await guides.pointedAt.waitFor();
  await shoot(page, 'first-step');
  await guides.next.click();
  await guides.pointedAt.waitFor();
  await shoot(page, 'second-step');
  await guides.close.click();
  await page.goto('/?drawer=guides');
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'all');
  await page.goto('/?drawer=guides&drawer=guides-inventory');
  await page.getByRole('dialog').getByRole('button', { name: 'Crear un producto' }).waitFor();
  await shoot(page, 'section');
  await page.getByRole('dialog').getByRole('button', { name: 'Crear un producto' }).click();
  await guides.pointedAt.waitFor();
  await shoot(page, 'product');
  await page.goto('/clients');
  await guides.paused.waitFor();
  await shoot(page, 'paused');
};
