import { chromium } from '@playwright/test';
import type { Candidate } from './candidate.ts';

/** A browser that was launched and showed a page. */
export interface FoundBrowser extends Candidate {
  /** Where it comes from. */
  source: string;
  version: string;
  /** Whether it can shut its pages in; root and some containers cannot. */
  sandbox: boolean;
}

/** The oldest that has all that Cuadra and Playwright use. */
const OLDEST_MAJOR = 120;

/** Milliseconds for a launch: a cold start from a slow disk. */
const TIMEOUT = 30_000;

/** Without fonts all text is zero pixels wide, and nothing can be pressed. */
const WIDTH_OF_A_WORD = `
  document.body.innerHTML = '<span>Cuadra</span>';
  document.body.firstChild.offsetWidth`;

/** What keeps a browser to the page under test: it calls nobody, asks nothing, and needs no graphics card. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright launches what was found. */
export function launchOptions({ executablePath, env, sandbox }: Candidate & { sandbox: boolean }) {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(env === undefined ? {} : { env: { ...definedOnly(process.env), ...env } }),
    chromiumSandbox: sandbox,
    args: QUIET,
  };
}

/**
 * Launches a browser and has it run a page. Without root it tries the sandbox first; where the system allows
 * none, as in many containers, without: the pages are our own.
 *
 * @returns its version, and whether its sandbox works
 * @throws the first reason why it does not work
 */
export async function tryLaunch(candidate: Candidate): Promise<{ version: string; sandbox: boolean }> {
  if (process.getuid?.() === 0) return { version: await showPage(candidate, false), sandbox: false };
  try {
    return { version: await showPage(candidate, true), sandbox: true };
  } catch (error) {
    const version = await showPage(candidate, false).catch(() => undefined);
    if (version === undefined) throw error;
    return { version, sandbox: false };
  }
}

async function showPage(candidate: Candidate, sandbox: boolean): Promise<string> {
  const browser = await chromium.launch({ ...launchOptions({ ...candidate, sandbox }), timeout: TIMEOUT });
  try {
    const page = await browser.newPage();
    await page.goto('about:blank');
    if (Number(await page.evaluate(WIDTH_OF_A_WORD)) === 0) throw new Error('it finds no font');
    const version = browser.version();
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new Error(`version ${version} is older than ${OLDEST_MAJOR}`);
    }
    return version;
  } finally {
    await browser.close();
  }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
