/**
 * The first load of the shell, and of the shell with Caja, on a simulated 4G line with a four times slower processor, against
 * the same screens as one bundle without federation, turn about: time to the usable screen, bytes, requests, the longest
 * chain of requests, a later visit, and how fast inputs are answered.
 * `npm run first-load -w @cuadra/bench [-- rounds lines]`, as in `-- 7 slow-4g,4g`
 */
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser/find-browser.ts';
import { launchOptions } from '../../e2e/browser/launch.ts';
import { signIn } from '../../e2e/server/api.ts';
import { buildWeb } from '../../tools/build/webpack-build.ts';
import { say } from '../measure.ts';
import { PROJECT } from '../one-bundle/config.ts';
import { type ChainOptions, findChain } from './chain.ts';
import { lineNamed, SLOWER } from './conditions.ts';
import { startContenders } from './contenders.ts';
import { reportInteractions, reportVisits } from './report.ts';
import { playRound, type Round } from './round.ts';

const rounds = Number(process.argv[2] ?? 5);
const lines = (process.argv[3] ?? 'slow-4g,4g').split(',').map(lineNamed);

await buildWeb([fileURLToPath(new URL('../one-bundle', import.meta.url))]);
const { both, stop } = await startContenders(PROJECT);
const found = await findBrowser();
const browser = await chromium.launch(launchOptions(found));
try {
  const token = await signIn(both[0].url, 'demo');
  say(`Chromium ${found.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start`);
  for (const line of rounds > 0 ? lines : []) {
    const measured: [Round[], Round[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      // Who is first changes, so that neither always has the warmer or the busier machine.
      for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        measured[index].push(await playRound(browser, both[index], { line, token }));
      }
    }
    const [cuadra, oneBundle] = measured;
    say(`\n${line.title}, processor ${SLOWER} times slower; medians of ${rounds} rounds`);
    reportVisits(line.title, { cuadra, oneBundle });
    reportInteractions({ cuadra, oneBundle });
  }
  say('\nLongest chain of requests after the page (aim: at most 3)');
  const chains: Record<string, ChainOptions> = {
    Login: { path: '/login', screen: 'login' },
    Resumen: { path: '/', screen: 'home', token },
    Caja: { path: '/cash-register', screen: 'cashRegister', token },
  };
  for (const [name, options] of Object.entries(chains)) {
    for (const contender of both) {
      const chain = await findChain(browser, contender.url, options);
      say(`  ${name}, ${contender.name}: ${chain.length}: ${chain.join(' → ')}`);
    }
  }
  say(`\nLoad ${loadavg()[0]?.toFixed(1)} at the end`);
} finally {
  await browser.close();
  await stop();
}
