/**
 * All measures that have an aim, one after the other, and at the end one table: figure, aim, and what falls short. What each prints by
 * itself goes to a file beside it. `npm run bench [-- --full] [names…]`: the short form takes some ten minutes on two cores; the
 * full one more than an hour, with a million sales.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIGURES, type Figure, isReached } from './figures.ts';
import { say } from './measure.ts';

/** Arguments of each measure, in the short form and in the full one. */
const MEASURES: Readonly<Record<string, { short: string[]; full: string[] }>> = {
  sales: { short: ['2', '3'], full: ['5', '5'] },
  growth: { short: ['1000,20000'], full: ['1000,100000,1000000'] },
  caja: { short: ['50,5000'], full: ['50,5000,50000'] },
  'first-load': { short: ['3', '4g'], full: ['7', 'slow-4g,4g'] },
  'at-rest': { short: ['1'], full: ['3'] },
};

const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(`No such measure: ${unknown.join(', ')}. There are: ${Object.keys(MEASURES).join(', ')}`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'cuadra-bench-figures-'));
const file = join(folder, 'figures.jsonl');
say(`What each prints: ${folder}`);
const failed: string[] = [];
for (const [name, args] of Object.entries(MEASURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  const code = await runMeasure(name, isFull ? args.full : args.short);
  if (code !== 0) failed.push(name);
  say(`${name}: ${code === 0 ? 'done' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s`);
}

const figures = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(parseFigure) : [];
const width = Math.max(...figures.map(({ name }) => name.length), 0);
say();
for (const figure of figures) {
  const { name, value, unit, atMost, atLeast } = figure;
  const bounds = [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`].filter(
    Boolean,
  );
  const reached = isReached(figure);
  const mark = reached === undefined ? ' ' : reached ? '✓' : '✗';
  say(`${mark} ${name.padEnd(width)}  ${`${round(value)} ${unit}`.padStart(14)}  ${bounds.join(', ')}`);
}
const short = figures.filter((figure) => isReached(figure) === false).length;
say(
  `\n${short} of ${figures.length} fall short. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`,
);
if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runMeasure(name: string, args: string[]): Promise<number> {
  const output = createWriteStream(join(folder, `${name}.txt`));
  await once(output, 'open');
  const script = fileURLToPath(new URL(`${name}/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    env: { ...process.env, [FIGURES]: file },
    stdio: ['ignore', output, output],
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

function parseFigure(line: string): Figure {
  return JSON.parse(line);
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
