import type { ResolvedRemote } from '@cuadra/shared/contract';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openCompany } from '../server/company.ts';

/** What stands between a browser and Cuadra, and makes something else of the registry's answers (docs/decisions/0065). */

const REGISTRY = /\/api\/v1\/(auth\/verify|remotes)(\?.*)?$/;
const REMOTE = 'mf_inventory';
/** Files are fetched while the answer is checked, and none of them runs before: of a folder that is none, there are none. */
const FETCHED_AHEAD = /status of 404 .*\/remotes\/mf_robber\//;
/** Of no file. */
const WRONG = 'A'.repeat(64);

type Answer = Record<string, unknown> & { remotes?: ResolvedRemote[]; items?: ResolvedRemote[] };

/** Edits the answers of the registry that a page gets. @returns stops it */
async function between(page: Page, edit: (answer: Answer) => Answer): Promise<() => Promise<void>> {
  const handle = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit(await response.json()) });
  };
  await page.route(REGISTRY, handle);
  return () => page.unroute(REGISTRY, handle);
}

/** One remote made something else, in either answer. */
const changed = (change: (remote: ResolvedRemote) => ResolvedRemote) => (answer: Answer) => {
  const all = (remotes: ResolvedRemote[]) => remotes.map((one) => (one.name === REMOTE ? change(one) : one));
  return {
    ...answer,
    ...(answer.remotes ? { remotes: all(answer.remotes) } : {}),
    ...(answer.items ? { items: all(answer.items) } : {}),
  };
};

/** The scripts of modules that a page runs, or tries to. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/remotes/'))
      scripts.push(request.url());
  });
  return scripts;
}

const TAMPERED: [string, (answer: Answer) => Answer][] = [
  [
    'a hash',
    changed((one) => ({ ...one, files: { ...one.files, [one.entry]: `sha384-${WRONG}` }, fallback: null })),
  ],
  ['a folder', changed((one) => ({ ...one, base: '/remotes/mf_robber/1.0.0/', fallback: null }))],
  ['a version', changed((one) => ({ ...one, version: '99.0.0', container: 'mf_robber', fallback: null }))],
  ['no signature', ({ signature: _, ...rest }) => rest],
];

for (const [what, edit] of TAMPERED) {
  test(`${what}, in a browser that knows nothing: nothing of it runs, the card says so, and «Reintentar» mends it`, async ({
    page,
    shell,
    products,
    pageErrors,
  }) => {
    pageErrors.allow(FETCHED_AHEAD);
    const scripts = scriptsOf(page);
    const stop = await between(page, edit);
    await page.goto('/products');
    await expect(shell.failureCard('Productos').heading).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('no trae la firma de Cuadra');
    await expect(page.getByRole('alert')).toContainText('signature');
    await shell.failureCard('Productos').retry.click();
    await expect(shell.failureCard('Productos').heading).toBeVisible();
    expect(scripts).toEqual([]);
    await stop();
    await shell.failureCard('Productos').retry.click();
    await expect(products.rows.first()).toBeVisible();
  });
}

test('in a browser that had an answer before, that one stands in', async ({
  page,
  shell,
  products,
  pageErrors,
}) => {
  pageErrors.allow(FETCHED_AHEAD);
  await page.goto('/products');
  await expect(products.rows.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cuadra.registry') !== null)).toBe(true);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/remotes')) reports.push(request.postDataJSON());
  });
  const stop = await between(
    page,
    changed((one) => ({ ...one, base: '/remotes/mf_robber/1.0.0/', fallback: null })),
  );
  const scripts = scriptsOf(page);
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
  await expect(shell.failureCard('Productos').heading).toBeHidden();
  expect(scripts.filter((url) => url.includes('mf_robber'))).toEqual([]);
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ outcome: 'failed', kind: 'signature' }));
  await stop();
});

test("another company's answer, all of it, is not taken for this one's", async ({ page, cuadra, shell }) => {
  const other = await openCompany(cuadra, { company_name: 'La Otra' });
  const answer = await (
    await fetch(`${cuadra.url}/api/v1/auth/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.owner.token}` },
    })
  ).json();
  const scripts = scriptsOf(page);
  await page.route(/\/api\/v1\/auth\/verify/, (route) => route.fulfill({ json: answer }));
  await page.route(/\/api\/v1\/remotes/, (route) =>
    route.fulfill({
      json: { items: answer.remotes, next: null, signature: answer.signature, preview: null },
    }),
  );
  await page.goto('/products');
  await expect(shell.failureCard('Productos').heading).toBeVisible();
  expect(scripts).toEqual([]);
});

test('over plain http, where the browser has no WebCrypto, it is checked all the same', async ({
  page,
  shell,
  products,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined });
  });
  const stop = await between(
    page,
    changed((one) => ({ ...one, version: '99.0.0', fallback: null })),
  );
  await page.goto('/products');
  await expect(shell.failureCard('Productos').heading).toBeVisible();
  await stop();
  await page.reload();
  await expect(products.rows.first()).toBeVisible();
});
