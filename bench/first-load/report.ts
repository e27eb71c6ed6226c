import { addFigure } from '../figures.ts';
import { percent, say, summarize } from '../measure.ts';
import type { Round } from './round.ts';
import type { Visit } from './visits.ts';

/** Kilobytes of script as gzip that may be fetched until the screen is usable, 1 kB = 1000 bytes. */
const SCRIPT_LIMITS: Readonly<Record<string, number>> = { Login: 110, 'Caja, first visit': 225 };

/** Against the one bundle, first screens. */
const RATIO_LIMIT = 1.05;

/** Rounds of both, turn about: the same index is the same time. */
export interface Measured {
  cuadra: readonly Round[];
  oneBundle: readonly Round[];
}

/** Prints each visit's figures: medians, with the spread of all rounds behind. @param line the name of the line */
export function reportVisits(line: string, { cuadra, oneBundle }: Measured): void {
  for (const name of Object.keys(cuadra[0]?.visits ?? {})) {
    const of = (rounds: readonly Round[], read: (visit: Visit) => number) =>
      rounds.flatMap(({ visits }) => visits[name] ?? []).map(read);
    const both = (read: (visit: Visit) => number) => [of(cuadra, read), of(oneBundle, read)] as const;
    say(name);
    const [ours, theirs] = both(({ ms }) => ms);
    const ratios = ours.map((ms, round) => ms / (theirs[round] ?? Number.NaN));
    const ratio = summarize(ratios);
    row('usable after', [ours, theirs], (ms) => `${ms.toFixed(0)} ms`);
    say(
      `  ${'against one bundle'.padEnd(22)}${ratio.median.toFixed(3)} (rounds ${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}; aim ${RATIO_LIMIT})`,
    );
    addFigure({
      name: `${name} against one bundle, ${line}`,
      value: ratio.median,
      unit: '',
      atMost: RATIO_LIMIT,
    });
    const limit = SCRIPT_LIMITS[name];
    if (limit !== undefined) {
      const [gzip] = both(({ scriptGzip }) => scriptGzip);
      addFigure({
        ...{ name: `${name}, scripts, ${line}`, value: summarize(gzip).median / 1000, unit: 'kB' },
        atMost: limit,
      });
    }
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    row(
      'scripts, gzip',
      both(({ scriptGzip }) => scriptGzip),
      kilobytes,
      limit && `aim ${limit} kB`,
    );
    row(
      'on the wire',
      both(({ bytes }) => bytes),
      kilobytes,
    );
    row(
      'requests',
      both(({ requests }) => requests),
      String,
    );
    const [unslowed, theirUnslowed] = both((visit) => visit.unslowed);
    if ([...unslowed, ...theirUnslowed].some((count) => count > 0)) {
      row('past the slow line', [unslowed, theirUnslowed], String, 'this time is none');
    }
  }
}

/** Prints the worst input of each action to its paint. */
export function reportInteractions({ cuadra, oneBundle }: Measured): void {
  say('From an input to its paint, the slowest of each action (INP)');
  for (const action of Object.keys(cuadra[0]?.interactions ?? {})) {
    const of = (rounds: readonly Round[]) =>
      rounds.map(({ interactions }) => interactions[action] ?? Number.NaN);
    row(action, [of(cuadra), of(oneBundle)], (ms) => `${ms.toFixed(0)} ms`);
  }
}

function row(
  name: string,
  [ours, theirs]: readonly [readonly number[], readonly number[]],
  write: (value: number) => string,
  aim: string | 0 | undefined = undefined,
): void {
  const cell = (values: readonly number[]) => {
    const { median, spread } = summarize(values);
    return `${write(median)}${spread > 0 ? ` (spread ${percent(spread)})` : ''}`;
  };
  say(`  ${name.padEnd(22)}${cell(ours).padEnd(26)}one bundle ${cell(theirs)}${aim ? `; ${aim}` : ''}`);
}
