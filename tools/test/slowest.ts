import type { TestTime } from './results.ts';

/** How many of each are named. */
const COUNT = 10;

/** What took longest, over all runners, as lines: the tests, and the files that hold them. */
export function slowest(tests: readonly TestTime[]): string[] {
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return [
    'Slowest tests:',
    ...longest(tests.map(({ file, name, seconds }) => [`${file}: ${name}`, seconds])),
    'Slowest files:',
    ...longest([...files]),
  ];
}

function longest(all: [name: string, seconds: number][]): string[] {
  return all
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, COUNT)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
