import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { connect, isDatabaseGone } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { importProducts } from './import-products.ts';
import type { ImportOrder, ImportOutcome } from './run-import.ts';

/** The thread of one import: reads the file and writes the products over a connection of its own, and ends. */
const { path, databaseUrl, session, answerMs } = workerData as ImportOrder;
const db = connect(databaseUrl, { poolSize: 1, transactionMs: answerMs });
try {
  tell({ result: await importProducts(db, session, createReadStream(path)) });
} catch (error) {
  tell(refusalOf(error));
} finally {
  await db.destroy();
}

function refusalOf(error: unknown): ImportOutcome {
  if (error instanceof ApiError) return { refusal: { code: error.code, extras: error.extras } };
  if (isDatabaseGone(error)) return { refusal: { code: 'ERROR_UNAVAILABLE', extras: {} } };
  // An error of ours: the thread fails with it, and the log has it.
  throw error;
}

function tell(outcome: ImportOutcome): void {
  parentPort?.postMessage(outcome);
}
