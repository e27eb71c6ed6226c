import { type AuditLine, Id, type listAuditLog as ListAuditLog } from '@cuadra/shared/contract';
import { addDays } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { searchWords } from '../database/search-words.ts';

type AuditQuery = z.output<typeof ListAuditLog.query>;

/** A page of the log, the last line first: ids are in the order of time. */
export async function listAuditLog(backoffice: Database, query: AuditQuery) {
  const [after] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  let select = backoffice
    .selectFrom('audit_log as l')
    .leftJoin('companies as c', 'c.id', 'l.company_id')
    .select([
      'l.id',
      'l.at',
      'l.actor_id',
      'l.actor_name',
      'l.action',
      'l.company_id',
      'c.name as company_name',
    ])
    .select(['l.reason', 'l.details'])
    .orderBy('l.id', 'desc');
  for (const word of searchWords(query.search)) {
    select = select.where(
      sql<boolean>`searchable(concat_ws(' ', l.actor_name, c.name, l.reason, l.details ->> 'name', l.details ->> 'username'))
        like containing(${word})`,
    );
  }
  if (query.action) select = select.where('l.action', '=', query.action);
  if (query.company_id) select = select.where('l.company_id', '=', query.company_id);
  if (query.from) select = select.where(sql<boolean>`l.at >= start_of_day(${query.from}::date)`);
  if (query.to) select = select.where(sql<boolean>`l.at < start_of_day(${addDays(query.to, 1)}::date)`);
  if (after) select = select.where('l.id', '<', after);
  const rows = await select.limit(query.limit + 1).execute();
  return toPage(
    rows,
    query.limit,
    ({ id }) => [id],
    ({ id, at, actor_id, actor_name, company_id, company_name, action, reason, details }): AuditLine => ({
      ...{ id, action, reason },
      at: at.toISOString(),
      actor: { id: actor_id, name: actor_name },
      company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
      details: detailsOf(details),
    }),
  );
}

function detailsOf(stored: unknown): AuditLine['details'] {
  return z.record(z.string(), z.unknown()).catch({}).parse(stored);
}
