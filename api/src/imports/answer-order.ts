import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { connect, type Database, isDatabaseGone } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ImportOrder, ImportOutcome, ImportSession, ImportTask, TaskResults } from './run-import.ts';

type Run<Result> = (
  db: Database,
  session: ImportSession,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<Result>;

/** The whole of a thread: does with one file what it was told, over a connection of its own, and ends. */
export async function answerOrder<Results extends TaskResults>(
  tasks: { [Task in ImportTask]: Run<Results[Task]> },
): Promise<void> {
  const { task, path, databaseUrl, session, answerMs } = workerData as ImportOrder;
  const db = connect(databaseUrl, { poolSize: 1, transactionMs: answerMs });
  try {
    tell({ result: await tasks[task](db, session, createReadStream(path)) });
  } catch (error) {
    tell(refusalOf(error));
  } finally {
    await db.destroy();
  }
}

function refusalOf(error: unknown): ImportOutcome<never> {
  if (error instanceof ApiError) return { refusal: { code: error.code, extras: error.extras } };
  if (isDatabaseGone(error)) return { refusal: { code: 'ERROR_UNAVAILABLE', extras: {} } };
  // An error of ours: the thread fails with it, and the log has it.
  throw error;
}

function tell(outcome: ImportOutcome<unknown>): void {
  parentPort?.postMessage(outcome);
}
