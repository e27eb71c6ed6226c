import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Passed only when it was run again: to be looked into, and not a reason to refuse a change. */
  flaky?: number;
}

/** How a runner writes down what it ran; each is read from a file, so that its own output stays readable. */
export type Counter = (file: string) => Count;

/** `jest --json`. */
export const countJest: Counter = (file) => {
  const result = readJson(file);
  return {
    passed: numberAt(result, 'numPassedTests'),
    failed: numberAt(result, 'numFailedTests') + numberAt(result, 'numRuntimeErrorTestSuites'),
  };
};

/** `node --test --test-reporter=tap`: the totals in its last lines. */
export const countTap: Counter = (file) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const total = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') };
};

/** Playwright's JSON reporter. */
export const countPlaywright: Counter = (file) => {
  const stats = fieldOf(readJson(file), 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    flaky: numberAt(stats, 'flaky'),
  };
};

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function numberAt(value: unknown, key: string): number {
  return Number(fieldOf(value, key) ?? 0);
}
