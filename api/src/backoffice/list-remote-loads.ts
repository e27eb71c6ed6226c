import {
  Id,
  type listRemoteLoads as ListRemoteLoads,
  REMOTE_FAILURES,
  type RemoteLoads,
} from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';

/** Days that are shown where nobody says which, today included. */
const DAYS = 7;
/** Whose loads are counted before anybody has signed in (0005_remote_loads.sql). */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

interface LoadRow {
  name: string;
  version: string;
  company_id: string;
  company_name: string | null;
  ready: string;
  failed: string;
  fallback: string;
  ready_ms: string | null;
  kinds: Record<string, number> | null;
}

/** How the loads of the remotes went, by module, version and company (docs/federation.md#loading-and-failing). */
export async function listRemoteLoads(
  backoffice: Database,
  query: z.output<typeof ListRemoteLoads.query>,
): Promise<{ items: RemoteLoads[]; next: string | null }> {
  const after = readCursor(query.cursor, z.tuple([TextKey, TextKey, Id]));
  const to = query.to ?? companyDay(currentTime());
  const from = query.from ?? addDays(to, 1 - DAYS);
  const { rows } = await sql<LoadRow>`
    select l.name, l.version, l.company_id, c.name as company_name,
      coalesce(sum(l.loads) filter (where l.outcome = 'ready'), 0) as ready,
      coalesce(sum(l.loads) filter (where l.outcome = 'failed'), 0) as failed,
      coalesce(sum(l.loads) filter (where l.outcome = 'fallback'), 0) as fallback,
      round(sum(l.ms_total) filter (where l.outcome = 'ready')
        / nullif(sum(l.loads) filter (where l.outcome = 'ready'), 0)) as ready_ms,
      json_object_agg(l.kind, l.loads) filter (where l.outcome = 'failed') as kinds
    from (
      select name, version, company_id, outcome, kind, sum(loads) as loads, sum(ms_total) as ms_total
      from remote_loads
      where day between ${from}::date and ${to}::date
        and (${query.name ?? null}::text is null or name = ${query.name ?? null})
        and (${query.company_id ?? null}::uuid is null or company_id = ${query.company_id ?? null}::uuid)
        and (${after?.[0] ?? null}::text is null
          or (name, version, company_id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}, ${after?.[2] ?? null}::uuid))
      group by 1, 2, 3, 4, 5
    ) l
    left join companies c on c.id = l.company_id
    group by l.name, l.version, l.company_id, c.name
    order by l.name, l.version, l.company_id limit ${query.limit + 1}`.execute(backoffice);
  return toPage(rows, query.limit, (row) => [row.name, row.version, row.company_id], toLoads);
}

function toLoads(row: LoadRow): RemoteLoads {
  const [ready, failed, fallback] = [Number(row.ready), Number(row.failed), Number(row.fallback)];
  const kinds: RemoteLoads['kinds'] = {};
  for (const kind of REMOTE_FAILURES) {
    const loads = row.kinds?.[kind];
    if (loads) kinds[kind] = loads;
  }
  return {
    name: row.name,
    version: row.version,
    company:
      row.company_id === NO_COMPANY ? null : { id: row.company_id, name: row.company_name ?? row.company_id },
    ready,
    failed,
    fallback,
    success: (ready + fallback) / Math.max(ready + failed + fallback, 1),
    ready_ms: row.ready_ms === null ? null : Number(row.ready_ms),
    kinds,
  };
}
