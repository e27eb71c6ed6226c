import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../testing/wait-until.ts';
import { type Job, startJob } from './job.ts';

const INTERVAL = 5;

function logOf(lines: string[]) {
  const write = (level: string) => (about: unknown, message?: string) => {
    const { job } = about as { job: string };
    lines.push(`${level} ${job}: ${message}`);
  };
  return { debug: write('debug'), error: write('error') };
}

const job = (run: Job['run']): Job => ({
  name: 'count',
  interval: INTERVAL,
  failure: 'it is not counted',
  run,
});

test('a job runs at once and at each interval, until it is stopped', async () => {
  let runs = 0;
  const started = startJob(
    job(async () => {
      runs++;
    }),
    logOf([]),
  );
  assert.equal(runs, 1);
  await waitUntil('it ran again', () => runs > 2);
  await started.stop();
  const atStop = runs;
  await pause(4 * INTERVAL);
  assert.equal(runs, atStop);
});

test('no two runs overlap, and stopping asks the run under way to end and waits for it', async () => {
  let atOnce = 0;
  let most = 0;
  let isOver = false;
  const started = startJob(
    job(async (signal) => {
      most = Math.max(most, ++atOnce);
      while (!signal.aborted) await pause(INTERVAL);
      atOnce--;
      isOver = true;
    }),
    logOf([]),
  );
  await pause(4 * INTERVAL);
  await started.stop();
  assert.deepEqual([most, isOver], [1, true]);
});

test('a run that fails is logged with the name of its job, and the next one tries again', async () => {
  const lines: string[] = [];
  let runs = 0;
  const started = startJob(
    job(async () => {
      runs++;
      if (runs === 1) throw new Error('no');
      if (runs === 2) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    }),
    logOf(lines),
  );
  await waitUntil('it was tried again', () => runs > 2);
  await started.stop();
  assert.deepEqual(lines, ['error count: it is not counted', 'debug count: it is not counted']);
});
