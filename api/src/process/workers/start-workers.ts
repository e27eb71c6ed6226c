import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import { answerMetrics } from '../../metrics/gather-metrics.ts';
import type { Shutdown } from '../shutdown.ts';
import type { Address } from '../welcome.ts';
import { READY, STOP, type Task } from './task.ts';

/** Milliseconds that a worker has to live for another one to be started at once in its place. */
const LIVED = 5_000;
/** Milliseconds until the next try where workers do not live so long; doubled each time. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

export interface WorkersOptions {
  /** The program that each of them runs. */
  program: string;
  count: number;
  task: Omit<Task, 'isFirst'>;
  shutdown: Shutdown;
}

/**
 * Runs as many processes that answer requests on one port, each with its own connections to the database. One that ends is replaced;
 * all end with us, and in order where we do.
 *
 * @returns where they listen, once all of them do
 * @throws StartError when one ends before; it has said why itself
 */
export async function startWorkers(options: WorkersOptions): Promise<Address> {
  const { program, count, shutdown } = options;
  // Each takes its connections from the system itself. Handed out in turn, which is what Node does otherwise, one that is on its way
  // to a worker that is killed would be neither answered nor ended.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // A key is bytes, which JSON would not keep.
  cluster.setupPrimary({ exec: program, args: [], serialization: 'advanced' });
  answerMetrics();
  shutdown.onStop(stopAll);
  const listening = await Promise.all(
    Array.from({ length: count }, (_, index) => startWorker(options, index)),
  );
  const [address] = listening;
  if (!address) throw new Error('no worker was asked for');
  return address;
}

async function startWorker(options: WorkersOptions, index: number): Promise<Address> {
  const { shutdown } = options;
  const worker = fork(options, index);
  const address = await new Promise<Address>((resolve, reject) => {
    worker.once('listening', resolve);
    worker.once('exit', () => reject(new StartError('Cuadra no pudo arrancar: lo que falta está arriba.')));
  });
  worker.once('exit', (code, signal) => {
    if (!shutdown.isStopping()) void replace(options, index, `${signal ?? code}`);
  });
  return address;
}

/** Starts another one for one that ended, again and again until it lives. */
async function replace(options: WorkersOptions, index: number, ended: string): Promise<void> {
  const { shutdown } = options;
  console.error(`Un proceso de Cuadra terminó sin que nadie lo detuviera (${ended}): se arranca otro.`);
  for (let wait = FIRST_PAUSE; !shutdown.isStopping(); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const begun = Date.now();
    const worker = fork(options, index);
    await new Promise((resolve) => worker.once('exit', resolve));
    if (Date.now() - begun > LIVED) wait = FIRST_PAUSE / 2;
    else await pause(wait);
  }
}

function fork({ task, shutdown }: WorkersOptions, index: number): Worker {
  const worker = cluster.fork();
  worker.on('message', (message) => {
    if (message !== READY) return;
    // Told to end while it was starting, it has not heard it.
    worker.send(shutdown.isStopping() ? STOP : ({ ...task, isFirst: index === 0 } satisfies Task));
  });
  // One that is killed may be written to just then.
  worker.on('error', () => undefined);
  return worker;
}

async function stopAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.once('exit', () => resolve());
          if (worker.isConnected()) worker.send(STOP, () => undefined);
        }),
    ),
  );
}
