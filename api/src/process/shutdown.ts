/** Milliseconds that running requests have to finish once we were asked to stop. */
const GRACE = 10_000;
/**
 * Milliseconds in which a second signal counts as the first: Ctrl-C reaches the whole group of the terminal,
 * and npm hands its own on to us once more.
 */
const ECHO = 500;

/** How the process ends, whoever asks for it. */
export type Shutdown = {
  /** Whether the end has begun; what fails from then on fails because of it. */
  isStopping(): boolean;
  /** Before the end, in the reverse order of telling: what may take its time, but no more than 10 s altogether. */
  onStop(task: () => Promise<unknown>): void;
  /** At the very end and always, also when somebody is in a hurry: the database. */
  onExit(task: () => Promise<unknown>): void;
  /** Does all that and exits with the code. It does not come back. */
  exit(exitCode: number): Promise<never>;
};

/**
 * Takes charge of the process's end: SIGINT, SIGTERM and SIGHUP end it in order, a second one at once, and an
 * error that nobody caught ends it with the code 1. The database is stopped in each of these cases.
 */
export function handleShutdown(): Shutdown {
  const graceful: (() => Promise<unknown>)[] = [];
  const final: (() => Promise<unknown>)[] = [];
  let begunAt: number | undefined;

  const finish = async (exitCode: number): Promise<never> => {
    for (const task of final) await task().catch(report);
    process.exit(exitCode);
  };
  const exit = async (exitCode: number): Promise<never> => {
    if (begunAt !== undefined) return new Promise<never>(() => undefined);
    begunAt = Date.now();
    await within(GRACE, async () => {
      for (const task of graceful.reverse()) await task().catch(report);
    });
    return finish(exitCode);
  };

  const onSignal = () => {
    if (begunAt === undefined) void exit(0);
    else if (Date.now() - begunAt > ECHO) void finish(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    report(error);
    void exit(1);
  });
  // Whoever read our output has gone: that is no reason to close the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  return {
    isStopping: () => begunAt !== undefined,
    onStop: (task) => graceful.push(task),
    onExit: (task) => final.push(task),
    exit,
  };
}

/** Waits for some work, but not longer than some milliseconds. */
async function within(limit: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work(), timeout]);
  clearTimeout(timer);
}

function report(error: unknown): void {
  console.error(error);
}
