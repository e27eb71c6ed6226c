import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../webpack/paths.ts';

/** One test as its runner reported it. */
export interface TestTime {
  file: string;
  name: string;
  seconds: number;
}

export interface Results {
  passed: number;
  failed: number;
  /** Of those that passed, the ones that did so the second time only. */
  flaky?: number;
  tests: TestTime[];
}

/** How a runner writes down what it ran; each is read from a file, so that its own output stays readable. */
export type ReadResults = (file: string) => Results;

const NOTHING: Results = { passed: 0, failed: 0, tests: [] };

const Jest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** `jest --json`. */
export const readJest: ReadResults = (file) => {
  if (!existsSync(file)) return NOTHING;
  const report = Jest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(ROOT, name),
        name: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
};

/** A line of our own reporter (report-tests.mjs) of `node --test`. */
export const NodeTest = z.object({
  file: z.string(),
  name: z.string(),
  seconds: z.number(),
  passed: z.boolean(),
});

/** `node --test` with the reporter beside this file. */
export const readNodeTest: ReadResults = (file) => {
  if (!existsSync(file)) return NOTHING;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const tests = lines.map((line) => NodeTest.parse(JSON.parse(line)));
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed, tests };
};

const PlaywrightSuite = z.object({
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
});
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

/** Playwright's JSON reporter. */
export const readPlaywright: ReadResults = (file) => {
  if (!existsSync(file)) return NOTHING;
  const { stats, suites } = Playwright.parse(JSON.parse(readFileSync(file, 'utf8')));
  const testsOf = ({ suites = [], specs }: z.infer<typeof PlaywrightSuite>): TestTime[] => [
    ...suites.flatMap(testsOf),
    ...specs.map(({ file, title, tests }) => {
      const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { file, name: title, seconds: durations.reduce((sum, one) => sum + one, 0) / 1000 };
    }),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    tests: suites.flatMap(testsOf),
  };
};
