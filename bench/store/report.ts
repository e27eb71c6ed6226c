import { percent, say, summarize } from '../measure.ts';
import type { PageFigures } from './measure-page.ts';
import type { SellingRound } from './sell-beside.ts';

const LIMITS = { lcp: 1500, tbt: 100, more: 10 };

/** One line for each figure of a page, beside its limit. */
export function reportPages(name: string, figures: readonly PageFigures[]): void {
  row(
    `${name}: largest paint`,
    LIMITS.lcp,
    figures.map(({ lcp }) => lcp),
  );
  row(
    `${name}: blocked`,
    LIMITS.tbt,
    figures.map(({ tbt }) => tbt),
  );
}

/** What a sale takes alone, beside visitors, and more beside them than alone. */
export function reportSelling(rounds: readonly SellingRound[]): void {
  row(
    'sale alone, 95 of 100',
    undefined,
    rounds.map(({ alone }) => alone),
  );
  row(
    'sale beside visitors',
    undefined,
    rounds.map(({ beside }) => beside),
  );
  row(
    'more beside than alone',
    LIMITS.more,
    rounds.map(({ alone, beside }) => beside - alone),
  );
  row(
    'answer to a visitor',
    undefined,
    rounds.map(({ visitors }) => visitors.p95),
  );
  const sum = (of: (round: SellingRound) => number) => rounds.reduce((all, round) => all + of(round), 0);
  say(
    `  ${sum(({ visitors }) => visitors.visits)} visits, ${sum(({ visitors }) => visitors.requests)} requests, ${sum(({ visitors }) => visitors.failed)} failed`,
  );
}

function row(name: string, limit: number | undefined, values: readonly number[]): void {
  const { median, spread } = summarize(values);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
  const against = limit === undefined ? '' : `  limit ${limit}: ${median < limit ? 'kept' : 'NOT kept'}`;
  say(
    `  ${name.padEnd(26)}${median.toFixed(1).padStart(8)} ms (${least} to ${most}${median > 0 ? `, spread ${percent(spread)}` : ''})${against}`,
  );
}
