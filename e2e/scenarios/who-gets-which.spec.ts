import { verifySession } from '@cuadra/shared/contract';
import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { call } from '../server/call.ts';
import { openCompany } from '../server/company.ts';
import { openPipeline } from '../server/pipeline.ts';
import { signedInWith } from '../server/signed-in-with.ts';

const OLD = 'Crear cliente';
const NEW = 'Sumar cliente';
const VERSION = '6.1.0';

test('a canary for one company, a version of one company, one that holds: each page has what is meant for its company', async ({
  browser,
  cuadra,
}) => {
  test.setTimeout(240_000);
  const names = ['canary', 'pinned', 'holding', 'other'] as const;
  const shops = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await openShop(name)] as const)),
  ) as Record<(typeof names)[number], { id: string; token: string }>;
  const pipeline = await openPipeline(cuadra, 'mf-clients');
  const { release } = pipeline;
  const before = (await cuadra.releases.active('mf_clients')).version;
  /** What each of them sees who opens «Clientes» now. */
  const seen = () => Promise.all(names.map((name) => buttonSeenBy(browser, cuadra.url, shops[name].token)));
  async function openShop(name: string) {
    const { owner } = await openCompany(cuadra, { company_name: `Panadería ${name}` });
    const { company } = verifySession.response.parse(
      await call(cuadra.url, { ...verifySession, token: owner.token }),
    );
    return { id: company?.id ?? '', token: owner.token };
  }
  try {
    await pipeline.publish(VERSION, { replace: [OLD, JSON.stringify(NEW)] });
    expect(await seen()).toEqual([OLD, OLD, OLD, OLD]);
    release(['canary', 'mf-clients', VERSION, '--company', shops.canary.id]);
    expect(await seen()).toEqual([NEW, OLD, OLD, OLD]);

    release(['pin', 'mf-clients', before, '--company', shops.pinned.id]);
    release(['hold', hoursAround(new Date()), '--company', shops.holding.id]);
    release(['activate', 'mf-clients', VERSION]);
    expect(await seen()).toEqual([NEW, OLD, OLD, NEW]);
    release(['hold', '--off', '--company', shops.holding.id]);
    expect(await seen()).toEqual([NEW, OLD, NEW, NEW]);

    release(['rollback', 'mf-clients']);
    release(['pin', 'mf-clients', VERSION, '--company', shops.pinned.id]);
    expect(await seen()).toEqual([OLD, NEW, OLD, OLD]);
    release(['pin', 'mf-clients', '--off', '--company', shops.pinned.id]);
    expect(await seen()).toEqual([OLD, OLD, OLD, OLD]);
  } finally {
    if ((await cuadra.releases.active('mf_clients')).version !== before) release(['rollback', 'mf-clients']);
    await pipeline.end();
  }
});

async function buttonSeenBy(browser: Browser, baseURL: string, token: string): Promise<string> {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await signedInWith(page, token);
  await page.goto('/clients');
  const button = page.getByRole('button', { name: new RegExp(`^(${OLD}|${NEW})`) }).first();
  await button.waitFor();
  const name = (await button.innerText()).trim();
  await page.close();
  return name;
}

/** An hour before and after, in Caracas. */
function hoursAround(now: Date): string {
  const at = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000).toLocaleTimeString('en-GB', {
      ...{ timeZone: 'America/Caracas', hour: '2-digit', minute: '2-digit' },
    });
  return `${at(-1)}-${at(1)}`;
}
