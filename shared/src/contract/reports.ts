import type { CallDefinition } from './call.ts';
import { balanceReport, incomesReport } from './money-reports.ts';
import { pendingIncomesReport, pendingSalesReport } from './pending-reports.ts';
import { salesReport, statsReport } from './sales-reports.ts';

/** The reports there are, by their path. */
export const REPORTS = {
  sales: salesReport,
  pending_sales: pendingSalesReport,
  incomes: incomesReport,
  pending_incomes: pendingIncomesReport,
  balance: balanceReport,
  stats: statsReport,
} as const satisfies Record<string, CallDefinition>;
