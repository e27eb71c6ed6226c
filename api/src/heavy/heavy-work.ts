import type { CompanyTransaction } from '../database/connect.ts';
import { REPORT_CONNECTIONS } from '../database/pools.ts';
import type { CompanyReader } from '../database/read-replica.ts';
import { FairQueue } from './fair-queue.ts';

/** What takes long or much, in fair shares between the companies. Whoever waits in vain gets 429 ERROR_BUSY. */
export interface HeavyWork {
  /** Reads much of one company in one transaction: a report, an export. Two at once for a company. */
  read<T>(
    companyId: string,
    work: (trx: CompanyTransaction) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T>;
  /** Changes a part of many products; one at once for a company. */
  change<T>(companyId: string, work: () => Promise<T>): Promise<T>;
  /** Writes all of a company into a file; one at once for a company. */
  export<T>(companyId: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  /** Takes a file over. */
  import<T>(companyId: string, work: () => Promise<T>): Promise<T>;
}

/** Of what waits, 20 s: an answer must still come before its client gives up (spec §9). */
const PATIENCE_MS = 20_000;

/** @param reader with connections for reading alone */
export function heavyWork(reader: CompanyReader): HeavyWork {
  const reads = new FairQueue({
    atOnce: REPORT_CONNECTIONS,
    perCompany: 2,
    waiting: 12,
    patienceMs: PATIENCE_MS,
  });
  const imports = new FairQueue({ atOnce: 2, perCompany: 1, waiting: 1, patienceMs: PATIENCE_MS });
  const changes = new FairQueue({ atOnce: 2, perCompany: 1, waiting: 4, patienceMs: PATIENCE_MS });
  const exports = new FairQueue({ atOnce: 2, perCompany: 1, waiting: 1, patienceMs: PATIENCE_MS });
  return {
    export: (companyId, work, signal) => exports.run(companyId, work, signal),
    change: (companyId, work) => changes.run(companyId, work),
    read: (companyId, work, signal) => reads.run(companyId, () => reader(companyId, work), signal),
    import: (companyId, work) => imports.run(companyId, work),
  };
}
