import {
  ASSUMED_GOOD,
  CLEARLY_MORE,
  FALSE_ALARM,
  FEWEST_LOADS,
  LEAST_EXPECTED,
  MOST_OF_A_COMPANY,
  SHARE_OF_COMPANIES,
  SURENESS,
} from './thresholds.ts';

/** In how many of a company's browsers a version was loaded, and in how many of those it failed in one way. */
export interface Counted {
  company: string;
  loads: number;
  failed: number;
}

/** All that is known of one way to fail. */
export interface Evidence {
  /** Of the version on trial. */
  now: readonly Counted[];
  /** Of the version before. */
  before: readonly Counted[];
  /** Nobody else can be asked: one company uses the module, or it alone tries this version. */
  isOfOneCompany: boolean;
}

/**
 * `bad`: it fails clearly more often than the version before. `few`: it does so for few companies, which is no reason to take
 * it from the others. `open`: nothing like that can be said.
 */
export type Verdict = 'open' | 'few' | 'bad';

export interface Judgement {
  verdict: Verdict;
  loads: number;
  failed: number;
  companies: number;
  failedCompanies: number;
  /** How often it may fail, from 0 to 1: as the version before did, at most. */
  expected: number;
}

/**
 * Wald's sequential test of the ratio of likelihoods, looked at after each load: that the version fails as often as is to be
 * expected, against that it does so clearly more often. A company counts for some loads at most, and whichever company says
 * the worst of it, the others alone must say enough.
 */
export function judge({ now, before, isOfOneCompany }: Evidence): Judgement {
  const expected = expectedRate(before);
  const feared = fearedRate(expected);
  const counted = now.map(bounded);
  const weights = counted.map(
    ({ loads, failed }) =>
      failed * Math.log(feared / expected) + (loads - failed) * Math.log((1 - feared) / (1 - expected)),
  );
  const loads = sum(now.map((one) => one.loads));
  const failedCompanies = now.filter((one) => one.failed > 0).length;
  const all = sum(weights);
  const worst = Math.max(0, ...weights);
  const enough = Math.log(1 / FALSE_ALARM);
  const asked = isOfOneCompany ? loads : sum(counted.map((one) => one.loads));

  const isOfMany = failedCompanies >= Math.max(2, now.length * SHARE_OF_COMPANIES) && all - worst >= enough;
  let verdict: Verdict = 'open';
  if (asked >= FEWEST_LOADS) {
    if (isOfMany || (isOfOneCompany && all >= enough)) verdict = 'bad';
    else if (Math.max(all, worst) >= enough) verdict = 'few';
  }
  return {
    verdict,
    loads,
    failed: sum(now.map((one) => one.failed)),
    companies: now.length,
    failedCompanies,
    expected,
  };
}

/** The most that the version before may fail, by Wilson's interval: little is held against a version where little is known. */
function expectedRate(before: readonly Counted[]): number {
  const counted = before.map(bounded);
  const n = sum(counted.map((one) => one.loads)) + ASSUMED_GOOD;
  const rate = sum(counted.map((one) => one.failed)) / n;
  const z2 = SURENESS ** 2;
  const upper =
    (rate + z2 / (2 * n) + SURENESS * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n ** 2))) / (1 + z2 / n);
  return Math.max(LEAST_EXPECTED, upper);
}

/** Always between what is expected and always. */
function fearedRate(expected: number): number {
  return Math.min(expected + Math.max(CLEARLY_MORE, expected), (1 + expected) / 2);
}

/** A company with many browsers as one with few that fail as often. */
function bounded({ company, loads, failed }: Counted): Counted {
  const part = Math.min(1, MOST_OF_A_COMPANY / Math.max(loads, 1));
  return { company, loads: loads * part, failed: failed * part };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
