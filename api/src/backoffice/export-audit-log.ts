import type { AuditLine, exportAuditLog as ExportAuditLog } from '@cuadra/shared/contract';
import { auditActionName, formatDateTime } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Column, csvHead, csvLines, textCell } from '../reports/csv.ts';
import { listAuditLog } from './list-audit-log.ts';

/** Read and written at a time. */
const ROWS_A_PART = 1_000;
/** More than that is asked for in parts, and never cut in silence. */
const MAX_ROWS = 20_000;

const COLUMNS: Column<AuditLine>[] = [
  { title: 'Cuándo', cell: ({ at }) => formatDateTime(new Date(at)) },
  { title: 'Quién', cell: ({ actor }) => textCell(actor.name) },
  { title: 'Qué', cell: ({ action }) => textCell(auditActionName(action)) },
  { title: 'Empresa', cell: ({ company }) => textCell(company?.name ?? '') },
  { title: 'Motivo', cell: ({ reason }) => textCell(reason) },
  { title: 'Detalles', cell: ({ details }) => textCell(JSON.stringify(details)) },
  { title: 'Id', cell: ({ id }) => id },
];

/**
 * The lines of the log that a filter finds, the last first, as a CSV.
 *
 * @throws ApiError 413 where there are too many for one file
 */
export async function exportAuditLog(
  backoffice: Database,
  query: z.output<typeof ExportAuditLog.query>,
): Promise<string> {
  const parts = [csvHead(COLUMNS)];
  let cursor: string | undefined;
  for (let rows = 0; rows < MAX_ROWS; rows += ROWS_A_PART) {
    const page = await listAuditLog(backoffice, { ...query, limit: ROWS_A_PART, cursor });
    parts.push(await csvLines(COLUMNS, page.items));
    if (page.next === null) return parts.join('');
    cursor = page.next;
  }
  throw new ApiError('ERROR_PAYLOAD_TOO_LARGE');
}
