import { type Evidence, type Judgement, judge } from './judge.ts';
import type { Blamed } from './thresholds.ts';

/** What was found of a version, and what the figures were. */
export interface Found extends Judgement {
  kind: Blamed;
  /** Of the version before, in the same way. */
  loadsBefore: number;
  failedBefore: number;
  /** Those in which it failed, the most often failing first. */
  failing: string[];
}

/** The way to fail that says the most against it. */
export function worstOf(evidence: ReadonlyMap<Blamed, Evidence>): Found | undefined {
  const verdicts = ['bad', 'few', 'open'];
  return [...evidence]
    .map(([kind, one]) => ({
      ...{ kind, ...judge(one) },
      loadsBefore: one.before.reduce((sum, { loads }) => sum + loads, 0),
      failedBefore: one.before.reduce((sum, { failed }) => sum + failed, 0),
      failing: [...one.now]
        .filter(({ failed }) => failed > 0)
        .sort((a, b) => b.failed - a.failed)
        .map(({ company }) => company),
    }))
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || b.failed - a.failed)[0];
}
