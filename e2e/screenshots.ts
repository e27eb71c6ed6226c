/**
 * `npm run screenshots -w @cuadra/e2e -- <folder> [part…] [--every-size | --size=upright]`: a picture of every screen
 * and state, in both themes, on a desk and on a phone (or on what lies between as well, or on one size), for people to look at. It checks nothing. The parts are
 * the files of `screenshots/`; all, unless some are named.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { launchOptions } from './browser/launch.ts';
import { shootAccount } from './screenshots/account.ts';
import { openAlbum, type Part, SIZES } from './screenshots/album.ts';
import { shootAsked } from './screenshots/asked.ts';
import { shootBackOffice } from './screenshots/back-office.ts';
import { shootBoard } from './screenshots/board.ts';
import { shootCaja } from './screenshots/caja.ts';
import { shootCashSession } from './screenshots/cash-session.ts';
import { shootClientPage } from './screenshots/client-page.ts';
import { shootClients } from './screenshots/clients.ts';
import { shootFailures } from './screenshots/failures.ts';
import { shootFigures } from './screenshots/figures.ts';
import { shootFormulas } from './screenshots/formulas.ts';
import { shootGuides } from './screenshots/guides.ts';
import { shootHome } from './screenshots/home.ts';
import { shootInspector } from './screenshots/inspector.ts';
import { shootKit } from './screenshots/kit.ts';
import { shootLabels } from './screenshots/labels.ts';
import { shootLayout } from './screenshots/layout.ts';
import { shootLogin } from './screenshots/login.ts';
import { shootMaterials } from './screenshots/materials.ts';
import { shootMethods } from './screenshots/methods.ts';
import { shootModules } from './screenshots/modules.ts';
import { shootOutbox } from './screenshots/outbox.ts';
import { shootProductions } from './screenshots/productions.ts';
import { shootProducts } from './screenshots/products.ts';
import { shootPurchases } from './screenshots/purchases.ts';
import { shootRegistration } from './screenshots/register.ts';
import { shootReports } from './screenshots/reports.ts';
import { shootSale } from './screenshots/sale.ts';
import { shootSecondFactor } from './screenshots/second-factor.ts';
import { shootSettings } from './screenshots/settings.ts';
import { shootStock } from './screenshots/stock.ts';
import { shootSubscription } from './screenshots/subscription.ts';
import { shootTeam } from './screenshots/team.ts';
import { startCuadra } from './server/cuadra-server.ts';

const PARTS: Readonly<Record<string, Part>> = {
  login: shootLogin,
  inspector: shootInspector,
  register: shootRegistration,
  home: shootHome,
  layout: shootLayout,
  account: shootAccount,
  'second-factor': shootSecondFactor,
  subscription: shootSubscription,
  guides: shootGuides,
  failures: shootFailures,
  modules: shootModules,
  caja: shootCaja,
  'cash-session': shootCashSession,
  sale: shootSale,
  outbox: shootOutbox,
  asked: shootAsked,
  'client-page': shootClientPage,
  clients: shootClients,
  products: shootProducts,
  stock: shootStock,
  labels: shootLabels,
  purchases: shootPurchases,
  materials: shootMaterials,
  formulas: shootFormulas,
  productions: shootProductions,
  board: shootBoard,
  methods: shootMethods,
  reports: shootReports,
  settings: shootSettings,
  team: shootTeam,
  'back-office': shootBackOffice,
  figures: shootFigures,
  kit: shootKit,
};

const isKey = (size: string): size is keyof typeof SIZES => size in SIZES;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'every-size': { type: 'boolean' }, size: { type: 'string', multiple: true } },
});
const wantedSizes = options['every-size'] ? Object.keys(SIZES) : (options.size ?? ['desk', 'phone']);
const sizes = wantedSizes.filter(isKey);
if (sizes.length < wantedSizes.length)
  throw new Error(`There are these sizes: ${Object.keys(SIZES).join(', ')}`);

const [folder, ...named] = positionals;
if (folder === undefined)
  throw new Error('Say into which folder: npm run screenshots -w @cuadra/e2e -- <folder> [part…]');
const wrong = named.filter((name) => !(name in PARTS));
if (wrong.length > 0)
  throw new Error(`No such part: ${wrong.join(', ')}. There are ${Object.keys(PARTS).join(', ')}`);
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(launchOptions(await findBrowser()));
const server = await startCuadra();
try {
  for (const [name, shoot] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const size of sizes) {
      const album = openAlbum({ browser, server, folder, part: name, size });
      // One part that cannot be shown must not take the pictures of the others.
      await shoot(album).catch((error: unknown) => console.error(`${name}, ${size}:`, error));
      await album.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
