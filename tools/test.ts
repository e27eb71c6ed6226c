/**
 * `npm test [-- steps…]`: everything, or the named steps of test/steps.ts. Goes on after a failed step, so that one run
 * tells all that is wrong, and ends with what took longest and one line of totals.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Results } from './test/results.ts';
import { runLimited } from './test/run-limited.ts';
import { slowest } from './test/slowest.ts';
import { STEP_LIMIT, type Step, testSteps } from './test/steps.ts';
import { ROOT } from './webpack/paths.ts';

type Result = Results & { name: string; seconds: number };

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
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  results.push(await runStep(step));
}
rmSync(folder, { recursive: true, force: true });

const tests = results.flatMap((result) => result.tests);
if (tests.length > 0) for (const line of ['', ...slowest(tests)]) say(line);
say('');
for (const { name, passed, failed, flaky = 0, seconds } of results) {
  const again = flaky > 0 ? `, ${flaky} of them only the second time` : '';
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
  const found = step.results?.by(step.results.report) ?? {
    passed: status === 0 ? 1 : 0,
    failed: 0,
    tests: [],
  };
  // A runner that fails without a failed test, or that ran none, has failed all the same.
  const failedSilently = (status !== 0 && found.failed === 0) || found.passed + found.failed === 0;
  return {
    name: step.name,
    passed: found.passed,
    failed: found.failed + (failedSilently ? 1 : 0),
    flaky: found.flaky ?? 0,
    tests: found.tests,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}
