import type { CallDefinition } from './call.ts';
import { findBalanceReport, findIncomesReport } from './money-reports.ts';
import { findPendingIncomesReport, findPendingSalesReport } from './pending-reports.ts';
import { findSalesReport, findStatsReport } from './sales-reports.ts';

/** The reports there are, by their path. */
export const REPORTS = {
  sales: findSalesReport,
  pending_sales: findPendingSalesReport,
  incomes: findIncomesReport,
  pending_incomes: findPendingIncomesReport,
  balance: findBalanceReport,
  stats: findStatsReport,
} as const satisfies Record<string, CallDefinition>;
