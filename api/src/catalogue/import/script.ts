import type { ImportPlan, ImportResult } from '@cuadra/shared/contract';
import type { ImportScript } from '../../imports/run-import.ts';

export interface ProductResults {
  check: ImportPlan;
  write: ImportResult;
}

/** The thread that imports products. Of this file's kind: the tests run what the server runs. */
export const PRODUCT_IMPORT: ImportScript<ProductResults> = {
  url: new URL('./import-worker.js', import.meta.url),
};
