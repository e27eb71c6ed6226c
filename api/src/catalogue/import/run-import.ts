import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { ErrorCode, ImportPlan, ImportResult } from '@cuadra/shared/contract';
import type { CompanySession } from '../../access/admit.ts';
import { ApiError, type ErrorExtras } from '../../errors/api-error.ts';
import { refuseFile } from './refuse-file.ts';

/** What an import needs to know of who sent the file. */
export type ImportSession = Pick<CompanySession, 'companyId' | 'userId' | 'grants'>;

/** What is done with a file, and what comes of it. */
export interface TaskResults {
  /** Says what writing would do. */
  check: ImportPlan;
  write: ImportResult;
}
export type ImportTask = keyof TaskResults;

/** What a thread is told to do. */
export interface ImportOrder<Task extends ImportTask> {
  task: Task;
  /** Of the file. */
  path: string;
  /** As cuadra_app. */
  databaseUrl: string;
  session: ImportSession;
  /** Milliseconds after which nobody waits for it any more. */
  answerMs: number;
}

/** What a thread says at its end. */
export type ImportOutcome<Task extends ImportTask> =
  | { result: TaskResults[Task] }
  | { refusal: { code: ErrorCode; extras: ErrorExtras } };

/** Several times what the largest file that is taken needs; what would need more is refused. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** Of this file's kind: the tests run what the server runs. */
const WORKER = new URL('./import-worker.js', import.meta.url);

/**
 * Imports a file in a thread with a memory of its own, so that neither its size nor what stands in it keeps anybody else
 * waiting.
 *
 * @throws ApiError what the import refuses; 400 `file: 'too-much'` when the memory does not do; 503 ERROR_TIMEOUT
 */
export async function runImport<Task extends ImportTask>(
  order: ImportOrder<Task>,
  memory: ResourceLimits = MEMORY,
): Promise<TaskResults[Task]> {
  const worker = new Worker(WORKER, { workerData: order, resourceLimits: memory });
  const timer = setTimeout(() => void worker.terminate(), order.answerMs);
  let outcome: ImportOutcome<Task> | undefined;
  worker.on('message', (said: ImportOutcome<Task>) => {
    outcome = said;
  });
  try {
    // Rejects with what the thread fails with.
    await once(worker, 'exit');
  } catch (error) {
    throw isOutOfMemory(error) ? refuseFile('too-much') : error;
  } finally {
    clearTimeout(timer);
  }
  if (!outcome) throw new ApiError('ERROR_TIMEOUT');
  if ('refusal' in outcome) throw new ApiError(outcome.refusal.code, outcome.refusal.extras);
  return outcome.result;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
