import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Trial } from './find-trials.ts';
import type { Counted, Evidence } from './judge.ts';
import { BEFORE_DAYS, BLAMED, type Blamed } from './thresholds.ts';

interface Row {
  company_id: string;
  kind: string;
  browsers: number;
  /** Of them, those in which the version before failed alike meanwhile. */
  alike: number;
}

/**
 * What browsers said of a version on trial and of the one before, for each way to fail. A browser in which the version before
 * fails in the same way says nothing: that is its machine, its extension, or our server.
 */
export async function readEvidence(
  backoffice: Database,
  { name, version, before, since, isForOne }: Trial,
): Promise<ReadonlyMap<Blamed, Evidence>> {
  const { rows: now } = await sql<Row>`
    select l.company_id, l.kind, count(*)::int as browsers, count(b.session)::int as alike
    from release_loads l
    left join release_loads b on l.kind <> '' and b.company_id = l.company_id and b.name = l.name
      and b.version = ${before} and b.kind = l.kind and b.session = l.session and b.at >= ${since}
    where l.name = ${name} and l.version = ${version} and l.at >= ${since}
    group by 1, 2`.execute(backoffice);
  const { rows: earlier } = await sql<Row>`
    select company_id, kind, count(*)::int as browsers, 0 as alike from release_loads
    where name = ${name} and version = ${before} and at > now() - make_interval(days => ${BEFORE_DAYS})
    group by 1, 2`.execute(backoffice);
  const isOfOneCompany = isForOne || (await isUsedByOne(backoffice, name));
  return new Map(
    BLAMED.map((kind) => [
      kind,
      { now: countsOf(now, kind), before: countsOf(earlier, kind), isOfOneCompany },
    ]),
  );
}

/** Whether everything changed that is read: counting is cheaper than grouping, and a good version is looked at for a week. */
export async function stampOf(backoffice: Database, { name, version, since }: Trial): Promise<number> {
  const { rows } = await sql<{ said: number }>`
    select count(*)::int as said from release_loads
    where name = ${name} and version = ${version} and at >= ${since}`.execute(backoffice);
  return rows[0]?.said ?? 0;
}

function countsOf(rows: readonly Row[], kind: Blamed): Counted[] {
  const failures = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.company_id, row]));
  return rows
    .filter((row) => row.kind === '')
    .map(({ company_id: company, browsers }) => {
      const { browsers: failed = 0, alike = 0 } = failures.get(company) ?? {};
      return { company, loads: browsers - alike, failed: failed - alike };
    })
    .filter(({ loads }) => loads > 0);
}

/** By the loads of all versions (`remote_loads`), of which those before anybody signed in are of no company. */
async function isUsedByOne(backoffice: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ companies: number }>`
    select count(distinct company_id)::int as companies from remote_loads
    where name = ${name} and day > (now() at time zone 'America/Caracas')::date - ${BEFORE_DAYS}::int
      and company_id <> '00000000-0000-0000-0000-000000000000'`.execute(backoffice);
  return (rows[0]?.companies ?? 0) <= 1;
}
