import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Counted, type Evidence, judge } from './judge.ts';

/** The same numbers at each run (mulberry32), so that what is measured here is so everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface World {
  companies: number;
  /** Loads of the version before, and of the new one at most. */
  before: number;
  now: number;
  /** How often each of them fails. */
  rateBefore: number;
  rate: number;
}

/** Shops of one till and of many: the first of twelve has a fifth of all browsers. */
const someCompany = (companies: number, random: () => number) => Math.floor(companies * random() ** 1.7);

const nobody = (companies: number): Counted[] =>
  Array.from({ length: companies }, (_, company) => ({ company: `${company}`, loads: 0, failed: 0 }));

function load(counts: readonly Counted[], { rate }: { rate: number }, random: () => number): boolean {
  const one = counts[someCompany(counts.length, random)];
  const hasFailed = random() < rate;
  if (one) Object.assign(one, { loads: one.loads + 1, failed: one.failed + (hasFailed ? 1 : 0) });
  return hasFailed;
}

const thatLoaded = (counts: readonly Counted[]) => counts.filter(({ loads }) => loads > 0);

/** @returns after how many loads the version was taken out; undefined where it never was */
function run({ companies, before, now, rateBefore, rate }: World, random: () => number): number | undefined {
  const [earlier, later] = [nobody(companies), nobody(companies)];
  for (let i = 0; i < before; i++) load(earlier, { rate: rateBefore }, random);
  for (let loads = 1; loads <= now; loads++) {
    const hasFailed = load(later, { rate }, random);
    // What goes well speaks against no version; the fewest loads that are asked for are there by the fiftieth.
    if (!hasFailed && loads > 50) continue;
    const evidence = { now: thatLoaded(later), before: thatLoaded(earlier), isOfOneCompany: false };
    if (judge(evidence).verdict === 'bad') return loads;
  }
  return undefined;
}

const RUNS = 400;

function measure(world: World): { taken: number; median: number } {
  const random = generator(15);
  const found = Array.from({ length: RUNS }, () => run(world, random)).filter((one) => one !== undefined);
  const median = found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? Number.POSITIVE_INFINITY;
  return { taken: found.length / RUNS, median };
}

test('a version as good as the one before is hardly ever taken out, whatever that one was like', (t) => {
  let [taken, runs] = [0, 0];
  for (const rate of [0, 0.02, 0.15, 0.3])
    for (const before of [30, 300])
      for (const companies of [3, 12, 60]) {
        const world = { companies, before, now: 300, rateBefore: rate, rate };
        const measured = measure(world);
        assert.ok(measured.taken <= 0.005, JSON.stringify({ ...world, ...measured }));
        taken += measured.taken * RUNS;
        runs += RUNS;
      }
  t.diagnostic(`taken out by mistake: ${taken} of ${runs}`);
  assert.ok(taken / runs <= 0.001, `${taken} of ${runs}`);
});

test('one that fails for everybody is taken out as soon as anything is decided, and a bad one soon', (t) => {
  for (const [rate, before, companies, median] of [
    // Where nothing is known of the version before, too.
    [1, 0, 12, 22],
    [1, 200, 3, 25],
    [0.4, 200, 12, 25],
    [0.4, 200, 60, 25],
    [0.25, 200, 12, 60],
    [0.15, 600, 60, 100],
  ] as const) {
    const measured = measure({ companies, before, now: 400, rateBefore: 0.01, rate });
    t.diagnostic(JSON.stringify({ rate, before, companies, ...measured }));
    assert.ok(measured.taken >= 0.95 && measured.median <= median, JSON.stringify({ rate, ...measured }));
  }
});

const shops = (count: number, loads: number, failed: number, first = 0): Counted[] =>
  Array.from({ length: count }, (_, i) => ({ company: `${first + i}`, loads, failed }));
const verdict = (evidence: Partial<Evidence>) =>
  judge({ now: [], before: shops(10, 10, 0), isOfOneCompany: false, ...evidence }).verdict;

test('what one company says, however often, takes a version from nobody else', () => {
  for (const loads of [20, 200, 100_000]) {
    assert.notEqual(verdict({ now: shops(1, loads, loads) }), 'bad');
    assert.equal(verdict({ now: [...shops(1, loads, loads), ...shops(5, 2, 0, 1)] }), 'few');
    // Nor does the accident of another one beside it.
    assert.notEqual(
      verdict({ now: [...shops(1, loads, loads), ...shops(4, 4, 0, 1), ...shops(1, 4, 1, 5)] }),
      'bad',
    );
  }
});

test('few companies that agree take it from nobody, and a quarter of all do', () => {
  assert.equal(verdict({ now: [...shops(3, 10, 10), ...shops(20, 2, 0, 3)] }), 'few');
  assert.equal(verdict({ now: [...shops(6, 10, 10), ...shops(17, 2, 0, 6)] }), 'bad');
});

test('where nobody else can be asked, one company is enough', () => {
  assert.equal(verdict({ now: shops(1, 19, 19), isOfOneCompany: true }), 'open');
  assert.equal(verdict({ now: shops(1, 20, 20), isOfOneCompany: true }), 'bad');
  assert.equal(verdict({ now: shops(1, 20, 1), isOfOneCompany: true }), 'open');
});

test('what fails as often as before is let be, and less than twenty loads say nothing', () => {
  assert.equal(verdict({ now: shops(10, 10, 9), before: shops(10, 10, 9) }), 'open');
  assert.equal(verdict({ now: shops(19, 1, 1) }), 'open');
  assert.equal(verdict({ now: shops(20, 1, 1) }), 'bad');
  assert.equal(verdict({ now: [] }), 'open');
  const { expected, loads, failed, companies, failedCompanies } = judge({
    ...{ now: [...shops(2, 10, 5), ...shops(2, 5, 0, 2)], before: [], isOfOneCompany: false },
  });
  assert.deepEqual([loads, failed, companies, failedCompanies], [30, 10, 4, 2]);
  assert.ok(expected > 0.3 && expected < 0.5, `${expected}`);
});
