import type { ClientImportPlan, ClientImportResult } from '@cuadra/shared/contract';
import type { ImportScript } from '../../imports/run-import.ts';

export interface ClientResults {
  check: ClientImportPlan;
  write: ClientImportResult;
}

/** The thread that imports clients. Of this file's kind: the tests run what the server runs. */
export const CLIENT_IMPORT: ImportScript<ClientResults> = {
  url: new URL('./import-worker.js', import.meta.url),
};
