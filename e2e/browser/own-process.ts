import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { foundBrowser } from './found-browser.ts';
import { launchOptions } from './launch.ts';

/** A browser of a test's own that it can kill as a power cut does: nothing is closed, nothing is written to the end. */
export interface OwnBrowser {
  context: BrowserContext;
  kill: () => Promise<void>;
}

const READY = /DevTools listening on (ws:\S+)/;

/** @param profile the folder that survives it, as the disk of a shop's computer does */
export async function startOwnBrowser(profile: string): Promise<OwnBrowser> {
  const {
    executablePath = chromium.executablePath(),
    env,
    args,
    chromiumSandbox,
  } = launchOptions(foundBrowser());
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      '--window-size=1440,1000',
      `--user-data-dir=${profile}`,
      ...(chromiumSandbox ? [] : ['--no-sandbox']),
      'about:blank',
    ],
    // A group of its own, so that all of its processes end at once.
    { env: env ?? process.env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('a browser without a window');
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit');
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of child.stderr ?? []) {
    said += String(piece);
    const address = READY.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`the browser ended: ${said}`);
}
