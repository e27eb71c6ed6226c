import {
  type findReleaseFigures,
  MOST_FIGURE_DAYS,
  REMOTE_FAILURES,
  type ReleaseTrial,
  type VersionFigures,
} from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/connect.ts';
import { findTrials } from './trial/find-trials.ts';
import { readEvidence } from './trial/read-evidence.ts';
import { TRIAL_DAYS } from './trial/thresholds.ts';
import { worstOf } from './trial/worst-of.ts';

/** Days that are shown where nobody says which, today included. */
const DAYS = 7;
const MOST_VERSIONS = 20;
const DAY = 86_400_000;

type Figures = z.input<typeof findReleaseFigures.response>;

/** How the loads of a module went in some days, and how what is on trial does. */
export async function findFigures(
  backoffice: Database,
  name: string,
  query: z.output<typeof findReleaseFigures.query>,
): Promise<Figures> {
  const to = query.to ?? companyDay(currentTime());
  const wanted = query.from ?? addDays(to, 1 - DAYS);
  const first = addDays(to, 1 - MOST_FIGURE_DAYS);
  const from = wanted < first ? first : wanted;
  const { rows: days } = await sql<Figures['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(l.loads) filter (where l.outcome <> 'failed'), 0)::int as ready,
      coalesce(sum(l.loads) filter (where l.outcome = 'failed'), 0)::int as failed
    from generate_series(${from}::date, ${to}::date, '1 day') d(day)
    left join remote_loads l on l.day = d.day and l.name = ${name}
    group by d.day order by d.day`.execute(backoffice);
  return {
    days,
    versions: await versionsOf(backoffice, { name, from, to }),
    trials: await trialsOf(backoffice, name),
  };
}

interface VersionRow extends Omit<VersionFigures, 'kinds' | 'success'> {
  kinds: Record<string, number> | null;
}

async function versionsOf(
  backoffice: Database,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<VersionFigures[]> {
  const { rows } = await sql<VersionRow>`
    select version, sum(ready)::int as ready, sum(failed)::int as failed, sum(fallback)::int as fallback,
      (sum(ms) / nullif(sum(ready), 0))::int as ready_ms,
      json_object_agg(kind, failed) filter (where failed > 0) as kinds,
      (select count(distinct r.company_id)::int from remote_loads r
        where r.name = ${name} and r.version = l.version and r.day between ${from}::date and ${to}::date
          and r.company_id <> '00000000-0000-0000-0000-000000000000') as companies
    from (
      select version, kind, coalesce(sum(loads) filter (where outcome = 'ready'), 0) as ready,
        coalesce(sum(loads) filter (where outcome = 'failed'), 0) as failed,
        coalesce(sum(loads) filter (where outcome = 'fallback'), 0) as fallback,
        coalesce(sum(ms_total) filter (where outcome = 'ready'), 0) as ms
      from remote_loads where name = ${name} and day between ${from}::date and ${to}::date
      group by version, kind
    ) l
    group by version order by sum(ready + failed + fallback) desc, version limit ${MOST_VERSIONS}`.execute(
    backoffice,
  );
  return rows.map(({ kinds, ...row }) => ({
    ...row,
    success: (row.ready + row.fallback) / Math.max(row.ready + row.failed + row.fallback, 1),
    kinds: Object.fromEntries(
      REMOTE_FAILURES.flatMap((kind) => (kinds?.[kind] ? [[kind, Number(kinds[kind])]] : [])),
    ),
  }));
}

async function trialsOf(backoffice: Database, name: string): Promise<ReleaseTrial[]> {
  const trials: ReleaseTrial[] = [];
  for (const trial of await findTrials(backoffice, name)) {
    const found = worstOf(await readEvidence(backoffice, trial));
    if (found === undefined) continue;
    const { kind, loads, failed, expected, verdict } = found;
    const { version, before, role, since } = trial;
    const until = new Date(since.getTime() + TRIAL_DAYS * DAY).toISOString();
    trials.push({ version, before, role, until, kind, loads, failed, expected, verdict });
  }
  return trials;
}
