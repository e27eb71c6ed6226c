/**
 * Runs `once` over and over from `clients` loops side by side for `seconds`; gives how often it ran in a second.
 *
 * @param times takes how long each took, milliseconds
 */
export async function throughput(
  clients: number,
  seconds: number,
  once: (client: number) => Promise<void>,
  times: number[] = [],
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const begun = performance.now();
        await once(client);
        times.push(performance.now() - begun);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** The middle of some measures, and how far apart they lie: the machine's noise. */
export function summarize(values: readonly number[]): { median: number; spread: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const spread = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / (median || 1);
  return { median, spread };
}

/** The value below which a share of them lies. @param share 0.5 for the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
