import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { PASSWORDS } from '../../e2e/demo-users.ts';
import { Login } from '../../e2e/screens/login.ts';
import { type Line, simulate } from './conditions.ts';
import { markUsable, type Screen, sentAt, usableAt } from './screens.ts';
import { followTraffic, gzipSize, type Sent } from './traffic.ts';

/** What a visit took until its screen was usable. */
export interface Visit {
  /** Milliseconds to the usable screen. */
  ms: number;
  requests: number;
  /** Bytes on the wire, all kinds of requests. */
  bytes: number;
  /** Bytes of scripts as gzip. */
  scriptGzip: number;
  /** Requests of the service worker's own, which went past the slow line: with any, the time is none. */
  unslowed: number;
}

/** Milliseconds between two keys of somebody who types a password. */
const KEY_PAUSE = 90;
/** Milliseconds that what was asked for before a screen was usable may still take. */
const REST = 1500;

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
}

/** A page on the line, which has its screens marked. */
export async function openPage(context: BrowserContext, line: Line): Promise<OpenPage> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await markUsable(page);
  await simulate(cdp, line);
  return { page, cdp };
}

export interface VisitorOptions {
  /** Signed in with it; without, signed out. */
  token?: string | undefined;
  /** Whether the service worker may be installed. */
  worker: boolean;
}

/** A browser that has never been here. */
export function newVisitor(
  browser: Browser,
  url: string,
  { token, worker }: VisitorOptions,
): Promise<BrowserContext> {
  const localStorage = [{ name: 'cuadra.get-started', value: 'completed' }];
  if (token) localStorage.push({ name: 'cuadra.session', value: JSON.stringify({ token }) });
  return browser.newContext({
    baseURL: url,
    serviceWorkers: worker ? 'allow' : 'block',
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

/** Opens a path and waits for its screen. */
export async function visit({ page, cdp }: OpenPage, path: string, screen: Screen): Promise<Visit> {
  const traffic = followTraffic(cdp);
  // Scripts of the page have no say in when it counts as opened.
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await usableAt(page, screen);
  await page.waitForTimeout(REST);
  return summarizeVisit(ms, traffic.before(ms), page);
}

/** Logs in as somebody does who types, in a page that shows the login; counts from the press of the button. */
export async function logIn({ page, cdp }: OpenPage): Promise<Visit> {
  const traffic = followTraffic(cdp);
  const login = new Login(page);
  const typing = await page.evaluate(() => performance.now());
  await login.username.pressSequentially('demo', { delay: KEY_PAUSE });
  await login.password.pressSequentially(PASSWORDS.demo, { delay: KEY_PAUSE });
  await login.submit.click();
  const usable = await usableAt(page, 'home');
  const ms = usable - (await sentAt(page));
  await page.waitForTimeout(REST);
  return summarizeVisit(ms, traffic.before(usable - typing), page);
}

async function summarizeVisit(ms: number, sent: readonly Sent[], page: Page): Promise<Visit> {
  const { origin } = new URL(page.url());
  const scripts = new Set(sent.filter(({ path }) => path.endsWith('.js')).map(({ path }) => origin + path));
  const sizes = await Promise.all([...scripts].map(gzipSize));
  return {
    ms,
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptGzip: sizes.reduce((sum, size) => sum + size, 0),
    unslowed: sent.filter(({ isUnslowed }) => isUnslowed).length,
  };
}
