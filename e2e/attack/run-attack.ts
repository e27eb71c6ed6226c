/**
 * `npm run attack -w @cuadra/e2e [-- --rounds 10 --seed 7]`: attacks a Cuadra of its own, on loopback, and ends by itself.
 *
 * 1. Every call of the contract, with another company's ids in each place, as every kind of role; with what its schema takes,
 *    and with what it does not. A new call is attacked from its first day, because the calls come from `CALLS`.
 * 2. What happens side by side: races for the last unit, the same id twice, a closing while others sell.
 * 3. A process of its own, killed, cut off from its database, and asked what no client of ours asks.
 *
 * It fails on a leak, an answer of the server's own error (5xx), a request without an end, or a process that grows. With one
 * round it is what `npm test` runs of it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { testFiles } from '../../tools/test/files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Requests of each kind to each call, in a round. */
const FUZZ_RUNS_PER_ROUND = 6;
/** Parts of names of the API's test files that attack. */
const API_TESTS = ['http/tenants', 'http/permissions', 'http/fuzz', 'http/bad-input', 'http/security'];
const RACES = ['side-by-side', 'while-selling', 'row-level-security'];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000)
  throw new Error('--rounds is a number from 1 to 1000');
const env = {
  ...process.env,
  ATTACK_ROUNDS: String(rounds),
  FUZZ_RUNS: String(rounds * FUZZ_RUNS_PER_ROUND),
  ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
};

const node = (...args: string[]) =>
  spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', ...args], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  }).status === 0;

const isWhole = [
  node('api/src/testing/run.ts', ...API_TESTS, ...RACES),
  node(
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    ...testFiles(fileURLToPath(new URL('.', import.meta.url))),
  ),
];
process.exitCode = isWhole.every(Boolean) ? 0 : 1;
