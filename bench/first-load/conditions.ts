import type { CDPSession } from '@playwright/test';

/** A line as Chromium simulates it: each request waits `latency` before its answer begins. */
export interface Line {
  title: string;
  /** Milliseconds a request. */
  latency: number;
  /** Bytes a second. */
  down: number;
  up: number;
}

/**
 * `slow-4g` is Lighthouse's for phones («Slow 4G»: 150 ms round trips, 1.6 Mbit/s), as it has DevTools simulate it: 562.5 ms
 * a request, nine tenths of the throughput. `4g` is DevTools' own «Fast 4G».
 */
export const LINES = {
  'slow-4g': {
    title: 'Lighthouse slow 4G (562 ms a request, 1.5 Mbit/s down, 0.7 up)',
    latency: 562.5,
    down: (1474.56 * 1024) / 8,
    up: (675 * 1024) / 8,
  },
  '4g': {
    title: 'DevTools fast 4G (165 ms a request, 8.1 Mbit/s down, 1.4 up)',
    latency: 165,
    down: 8_100_000 / 8,
    up: 1_350_000 / 8,
  },
} as const satisfies Record<string, Line>;

/** @throws for a name that none of them has */
export function lineNamed(name: string): Line {
  const line = Object.entries(LINES).find(([known]) => known === name)?.[1];
  if (!line) throw new Error(`No line ${name}; there are: ${Object.keys(LINES).join(', ')}`);
  return line;
}

/** How many times slower the processor is made. */
export const SLOWER = 4;

/** Has a page live on such a line and such a processor from now on. */
export async function simulate(cdp: CDPSession, line: Line): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
