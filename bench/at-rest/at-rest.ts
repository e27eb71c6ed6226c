/**
 * How long a second start takes, from the command to the address on the screen, and the memory of the API's process once
 * it rests: the built Cuadra with its own database and the demonstration company. Aims: 0.7 s and 100 MB.
 * `npm run at-rest -w @cuadra/bench [-- rounds]`
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addFigure } from '../figures.ts';
import { httpCaller } from '../http-client.ts';
import { percent, say, summarize } from '../measure.ts';
import { startProduction } from '../production-server.ts';

/** V8 gives back what the start took after some 40 seconds without much to do. */
const REST_MS = 60_000;
const rounds = Number(process.argv[2] ?? 3);

const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
await chmod(dataDir, 0o755);
try {
  const first = await timed(() => startProduction({ DATA_DIR: dataDir }));
  say(`First start, with the database made and the demonstration filled: ${(first.ms / 1000).toFixed(1)} s`);
  await first.result.stop();
  const starts: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { ms, result: server } = await timed(() => startProduction({ DATA_DIR: dataDir }));
    starts.push(ms);
    const call = httpCaller(server.base);
    const { token } = await call('/auth/login', { json: { username: 'demo', password: 'demo1234' } });
    await call('/products?limit=50', { token: String(token) });
    await sleep(REST_MS);
    memories.push(await residentMegabytes(server.pid));
    await server.stop();
  }
  const start = summarize(starts);
  const memory = summarize(memories);
  say(`Second start: ${(start.median / 1000).toFixed(2)} s (spread ${percent(start.spread)}; aim 0.7 s)`);
  say(
    `Memory of the API ${REST_MS / 1000} s after a login and a list: ${memory.median.toFixed(0)} MB (spread ${percent(memory.spread)}; aim 100 MB)`,
  );
  addFigure({ name: 'second start', value: start.median / 1000, unit: 's', atMost: 0.7 });
  addFigure({ name: 'memory of the API at rest', value: memory.median, unit: 'MB', atMost: 100 });
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

/** What of it is in memory; Linux alone says so here. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}
