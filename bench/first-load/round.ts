import type { Browser } from '@playwright/test';
import type { Line } from './conditions.ts';
import type { Contender } from './contenders.ts';
import { type Interactions, interact, watchInteractions } from './interactions.ts';
import { logIn, newVisitor, openPage, type Visit, visit } from './visits.ts';

/** What one round measures of one contender. */
export interface Round {
  visits: Record<string, Visit>;
  interactions: Interactions;
}

/** In the browser's timeline: the service worker has all that it keeps (shell/src/worker/start-worker.ts). */
const OFFLINE_READY = 'cuadra:offline-ready';

/** A first visit that logs in, a first visit that is signed in and opens Caja, works there, and comes back later. */
export async function playRound(
  browser: Browser,
  { url }: Contender,
  { line, token }: { line: Line; token: string },
): Promise<Round> {
  const visits: Record<string, Visit> = {};

  const stranger = await newVisitor(browser, url, { worker: true });
  const first = await openPage(stranger, line);
  visits.Login = await visit(first, '/login', 'login');
  visits['Resumen, from the press of the login'] = await logIn(first);
  await stranger.close();

  const cashier = await newVisitor(browser, url, { token, worker: true });
  const register = await openPage(cashier, line);
  await watchInteractions(register.page);
  visits['Caja, first visit'] = await visit(register, '/cash-register', 'cashRegister');
  const interactions = await interact(register.page);
  await register.page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    OFFLINE_READY,
    {
      timeout: 120_000,
      polling: 500,
    },
  );
  await register.page.close();
  const again = await openPage(cashier, line);
  visits['Caja, later visit'] = await visit(again, '/cash-register', 'cashRegister');
  await cashier.close();
  return { visits, interactions };
}
