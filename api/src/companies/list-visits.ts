import {
  Id,
  type InspectorVisit,
  type listVisits as ListVisits,
  type Page,
  VISIT_ENDS,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';

type VisitQuery = z.output<typeof ListVisits.query>;

/** A page of the visits of inspectors, the last one first. */
export async function listVisits(
  trx: CompanyTransaction,
  companyId: string,
  query: VisitQuery,
): Promise<Page<InspectorVisit>> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = trx
    .selectFrom('inspector_visits')
    .select([
      'id',
      'inspector_name',
      'reason',
      'entered_at',
      'left_at',
      'ended_by',
      exactTime('entered_at').as('at'),
    ])
    .where('company_id', '=', companyId)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (after) {
    select = select.where(sql<boolean>`(entered_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return toPage(
    await select.execute(),
    query.limit,
    ({ at, id }) => [at, id],
    ({ id, inspector_name, reason, entered_at, left_at, ended_by }) => ({
      id,
      inspector: inspector_name,
      entered_at: entered_at.toISOString(),
      left_at: left_at?.toISOString() ?? null,
      reason,
      ended_by: VISIT_ENDS.find((known) => known === ended_by) ?? null,
    }),
  );
}
