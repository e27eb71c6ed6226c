import { Readable } from 'node:stream';
import { IMPORT_MAX_BYTES } from '@cuadra/shared/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { HeavyWork } from '../heavy/heavy-work.ts';
import { receiveFile } from './receive-file.ts';
import {
  type ImportScript,
  type ImportSession,
  type ImportTask,
  runImport,
  type TaskResults,
} from './run-import.ts';

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

export type FileImporter = ReturnType<typeof fileImporter>;

/** What a call that takes a file has beside its handler. */
export const FILE_OPTIONS = { bodyLimit: IMPORT_MAX_BYTES, config: { answerMs: IMPORT_ANSWER_MS } };

/** The file that a request brings. */
export function fileOf({
  session,
  request,
}: {
  session: ImportSession;
  request: FastifyRequest;
}): ImportRequest {
  return {
    body: request.body instanceof Readable ? request.body : undefined,
    announced: Number(request.headers['content-length'] ?? 0),
    session: { companyId: session.companyId, userId: session.userId, grants: session.grants },
  };
}

/**
 * Checks files or takes them over: one of a company at a time, and few in all (see `HeavyWork`), in threads of their own.
 *
 * @param databaseUrl as cuadra_app
 */
export function fileImporter(databaseUrl: string, heavy: HeavyWork) {
  const companies = new Set<string>();

  /**
   * @throws ApiError as `receiveFile` and the import; 409 `file: 'import-running'` while the company has another one;
   * 429 ERROR_BUSY when its turn does not come
   */
  return async <Results extends TaskResults, Task extends ImportTask>(
    script: ImportScript<Results>,
    task: Task,
    { body, announced, session }: ImportRequest,
  ): Promise<Results[Task]> => {
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
          return runImport(script, { task, path: file.path, databaseUrl, session, answerMs });
        });
      } finally {
        await file.remove();
      }
    } finally {
      companies.delete(companyId);
    }
  };
}
