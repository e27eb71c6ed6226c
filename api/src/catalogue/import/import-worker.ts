import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { connect, isDatabaseGone } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkImport } from './check-import.ts';
import { importProducts } from './import-products.ts';
import type { ImportOrder, ImportOutcome, ImportTask } from './run-import.ts';

/** The thread of one file: reads it, checks it or writes its products over a connection of its own, and ends. */
const { task, path, databaseUrl, session, answerMs } = workerData as ImportOrder<ImportTask>;
const db = connect(databaseUrl, { poolSize: 1, transactionMs: answerMs });
try {
  const run = task === 'check' ? checkImport : importProducts;
  tell({ result: await run(db, session, createReadStream(path)) });
} catch (error) {
  tell(refusalOf(error));
} finally {
  await db.destroy();
}

function refusalOf(error: unknown): ImportOutcome<ImportTask> {
  if (error instanceof ApiError) return { refusal: { code: error.code, extras: error.extras } };
  if (isDatabaseGone(error)) return { refusal: { code: 'ERROR_UNAVAILABLE', extras: {} } };
  // An error of ours: the thread fails with it, and the log has it.
  throw error;
}

function tell(outcome: ImportOutcome<ImportTask>): void {
  parentPort?.postMessage(outcome);
}
