/**
 * `npm test [-- steps…]`: everything, or the named steps (lint, types, descriptors, unit, api, build, lifecycle,
 * browser). Goes on after a failed step, so that one run tells all that is wrong, and ends with one line of totals.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './test/count.ts';
import { runLimited } from './test/run-limited.ts';
import { STEP_LIMIT, type Step, testSteps } from './test/steps.ts';
import { ROOT } from './webpack/paths.ts';

type Result = Count & { name: string; seconds: number };

const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'cuadra-test-'));
const all = testSteps(folder);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const results: Result[] = [];
for (const step of all) {
  if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step));
}
rmSync(folder, { recursive: true, force: true });

say('');
for (const { name, passed, failed, flaky, seconds } of results) {
  const again = flaky ? `, ${flaky} of them only the second time` : '';
  say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed${again}, ${failed} failed (${seconds} s)`);
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
say(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

async function runStep(step: Step): Promise<Result> {
  say(`\n── ${step.name} ──`);
  const started = Date.now();
  const status = await runLimited(process.execPath, step.args, {
    cwd: ROOT,
    env: { ...process.env, ...step.env },
    minutes: STEP_LIMIT,
  });
  if (status === 'too long') say(`${step.name} did not end within ${STEP_LIMIT} minutes and was stopped`);
  const count = step.count ? step.count.by(step.count.report) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that fails without a failed test, or that ran none, has failed all the same.
  const failedSilently = (status !== 0 && count.failed === 0) || count.passed + count.failed === 0;
  return {
    name: step.name,
    passed: count.passed,
    failed: count.failed + (failedSilently ? 1 : 0),
    ...(count.flaky === undefined ? {} : { flaky: count.flaky }),
    seconds: Math.round((Date.now() - started) / 1000),
  };
}
