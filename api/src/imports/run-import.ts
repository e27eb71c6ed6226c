import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { ErrorCode } from '@cuadra/shared/contract';
import type { CompanySession } from '../access/admit.ts';
import { ApiError, type ErrorExtras } from '../errors/api-error.ts';
import { refuseFile } from './refuse-file.ts';

/** What an import needs to know of who sent the file. */
export type ImportSession = Pick<CompanySession, 'companyId' | 'userId' | 'grants'>;

/** What is done with a file, and what comes of it. */
export interface TaskResults {
  /** Says what writing would do. */
  check: unknown;
  write: unknown;
}
export type ImportTask = keyof TaskResults;

/** The script of a thread that imports files of one kind (see `answerOrder`), with what it answers. */
export interface ImportScript<Results extends TaskResults> {
  url: URL;
  /** Never there: so much for the types. */
  results?: Results;
}

/** What a thread is told to do. */
export interface ImportOrder {
  task: ImportTask;
  /** Of the file. */
  path: string;
  /** As cuadra_app. */
  databaseUrl: string;
  session: ImportSession;
  /** Milliseconds after which nobody waits for it any more. */
  answerMs: number;
}

/** What a thread says at its end. */
export type ImportOutcome<Result> =
  | { result: Result }
  | { refusal: { code: ErrorCode; extras: ErrorExtras } };

/** Several times what the largest file that is taken needs; what would need more is refused. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/**
 * Imports a file in a thread with a memory of its own, so that neither its size nor what stands in it keeps anybody else
 * waiting.
 *
 * @throws ApiError what the import refuses; 400 `file: 'too-much'` when the memory does not do; 503 ERROR_TIMEOUT
 */
export async function runImport<Results extends TaskResults, Task extends ImportTask>(
  script: ImportScript<Results>,
  order: ImportOrder & { task: Task },
  memory: ResourceLimits = MEMORY,
): Promise<Results[Task]> {
  const worker = new Worker(script.url, { workerData: order, resourceLimits: memory });
  const timer = setTimeout(() => void worker.terminate(), order.answerMs);
  let outcome: ImportOutcome<Results[Task]> | undefined;
  worker.on('message', (said: ImportOutcome<Results[Task]>) => {
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
