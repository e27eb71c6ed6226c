import type { Readable } from 'node:stream';
import { ApiError } from '../../errors/api-error.ts';
import type { HeavyWork } from '../../heavy/heavy-work.ts';
import { receiveFile } from './receive-file.ts';
import { type ImportSession, type ImportTask, runImport, type TaskResults } from './run-import.ts';

/** Spec §9 gives a call 30 s; a list from a slow line may take longer to arrive. */
export const IMPORT_ANSWER_MS = 120_000;
/** Files that arrive or wait at once, of all companies: a bound on the disk. */
const MAX_FILES = 16;

/** A request that brings a file. */
export interface ImportRequest {
  body: Readable | undefined;
  /** Bytes, where it says so. */
  announced: number;
  session: ImportSession;
}

/**
 * Checks files or takes them over: one of a company at a time, and few in all (see `HeavyWork`), in threads of their own.
 *
 * @param databaseUrl as cuadra_app
 */
export function fileImporter(databaseUrl: string, heavy: HeavyWork) {
  const companies = new Set<string>();

  /**
   * @throws ApiError as `receiveFile` and `importProducts`; 409 `file: 'import-running'` while the company has another one;
   * 429 ERROR_BUSY when its turn does not come
   */
  return async <Task extends ImportTask>(
    task: Task,
    { body, announced, session }: ImportRequest,
  ): Promise<TaskResults[Task]> => {
    const { companyId } = session;
    if (companies.has(companyId)) {
      throw new ApiError('ERROR_CONFLICT', { fields: { file: 'import-running' } });
    }
    if (companies.size >= MAX_FILES) throw new ApiError('ERROR_BUSY');
    companies.add(companyId);
    const endsAt = performance.now() + IMPORT_ANSWER_MS;
    try {
      if (!body) throw new ApiError('ERROR_VALIDATION', { fields: { file: 'empty' } });
      const file = await receiveFile(body, announced);
      try {
        return await heavy.import(companyId, () => {
          const answerMs = Math.max(1, Math.floor(endsAt - performance.now()));
          return runImport({ task, path: file.path, databaseUrl, session, answerMs });
        });
      } finally {
        await file.remove();
      }
    } finally {
      companies.delete(companyId);
    }
  };
}
