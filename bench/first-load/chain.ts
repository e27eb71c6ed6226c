import type { Browser } from '@playwright/test';
import { startDelayProxy } from './delay-proxy.ts';
import { markUsable, type Screen, usableAt } from './screens.ts';
import { newVisitor } from './visits.ts';

/** Milliseconds for which a request is held; half of it counts as «later», which no noise of a quick load comes near. */
const HELD = 2000;

/** What is held in turn, and until which screen is there. */
export interface ChainOptions {
  path: string;
  screen: Screen;
  /** Signed in with it; without, signed out. */
  token?: string;
}

/**
 * The longest chain of requests after the page itself, each waiting for the one before, that a screen waits for.
 *
 * Finds out which request waits for which by holding each of them in turn, in loads of their own without a slow line: what
 * is then asked for later waits for it, whatever a browser names as initiator. A request that can be held without the screen
 * being later is none of the chain: what is fetched ahead, fonts, reports.
 */
export async function findChain(
  browser: Browser,
  url: string,
  { path, screen, token }: ChainOptions,
): Promise<string[]> {
  const proxy = await startDelayProxy(url, HELD);
  const load = async (held?: string) => {
    const context = await newVisitor(browser, proxy.url, { token, worker: false });
    try {
      const page = await context.newPage();
      await markUsable(page);
      proxy.begin(held);
      await page.goto(path, { waitUntil: 'commit' });
      return { usable: await usableAt(page, screen), arrivals: proxy.arrivals() };
    } finally {
      await context.close();
    }
  };
  try {
    // The first load warms the server up.
    await load();
    const usual = await load();
    const isLate = (now: number | undefined, then: number | undefined) => (now ?? 0) - (then ?? 0) > HELD / 2;
    const needed = new Set<string>();
    const waitsFor = new Map<string, string[]>();
    const [, ...requests] = [...usual.arrivals.keys()];
    for (const held of requests) {
      const { usable, arrivals } = await load(held);
      if (!isLate(usable, usual.usable)) continue;
      needed.add(held);
      // Only what usually comes after it can wait for it, however noisy a load was.
      for (const request of requests.slice(requests.indexOf(held) + 1)) {
        if (!isLate(arrivals.get(request), usual.arrivals.get(request))) continue;
        waitsFor.set(request, [...(waitsFor.get(request) ?? []), held]);
      }
    }
    return [...needed].map((request) => chainTo(request, waitsFor)).reduce(longer, []);
  } finally {
    proxy.stop();
  }
}

/** The longest chain that ends in a request. */
function chainTo(request: string, waitsFor: ReadonlyMap<string, string[]>): string[] {
  const before = (waitsFor.get(request) ?? []).map((other) => chainTo(other, waitsFor));
  return [...before.reduce(longer, []), request];
}

function longer(one: string[], other: string[]): string[] {
  return other.length > one.length ? other : one;
}
