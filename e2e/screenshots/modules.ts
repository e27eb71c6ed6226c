import { signIn } from '../server/api.ts';
import type { Part } from './album.ts';

const SCREENS = {
  clients: '/clients',
  users: '/users',
  industrial: '/industrial',
  productions: '/industrial/productions',
  formulas: '/industrial/formulas',
  materials: '/industrial/materials',
  store: '/ecommerce',
  orders: '/ecommerce/option-1',
};

const DRAWERS = ['categories', 'currencies', 'roles', 'payment-methods'];

/** The first window of every module's screens and drawers, and the back office. */
export const shootModules: Part = async ({ open, shoot, server }) => {
  const page = await open(await signIn(server.url, 'demo'));
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, name);
  }
  for (const drawer of DRAWERS) {
    await page.goto(`/home?drawer=${drawer}`);
    await page.getByRole('dialog').waitFor();
    await shoot(page, drawer);
  }
  const root = await open(await signIn(server.url, 'root'));
  for (const [name, path] of Object.entries({
    'back-office': '/back-office',
    company: '/back-office/client',
    elsewhere: '/my-account',
  })) {
    await root.goto(path);
    await root.getByRole('heading', { level: 1 }).waitFor();
    await shoot(root, name);
  }
};
