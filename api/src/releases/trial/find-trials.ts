import { isApiCompatible } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { LOCAL_VERSION } from '../local-version.ts';
import { TRIAL_DAYS } from './thresholds.ts';

/** A version that is new for those who get it, and the one that they would get instead. */
export interface Trial {
  /** The line of the log that gave it out. */
  id: string;
  name: string;
  version: string;
  before: string;
  role: 'active' | 'canary';
  since: Date;
  /** Of a canary for one company alone. */
  isForOne: boolean;
}

const Row = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  before: z.string(),
  role: z.enum(['active', 'canary']),
  since: z.date(),
  is_for_one: z.boolean(),
  api_version: z.string(),
});

/**
 * What is on trial now: what was given out in the last days, and not what somebody went back to. Who gives a version out
 * again after it was taken out has decided, and it is left to them; what failed as a canary is tried again when all get it. A build of this machine is on no trial, nor is what has no
 * version before it that the shell can run.
 */
export async function findTrials(backoffice: Database, name?: string): Promise<Trial[]> {
  const { rows } = await sql`
    with given as (
      select c.name, 'active' as role, c.active as version, c.previous as before, false as is_for_one from release_channels c
      union all
      select c.name, 'canary', c.canary ->> 'version', c.active,
        c.canary -> 'share' = '0' and jsonb_array_length(c.canary -> 'companies') = 1
      from release_channels c where c.canary is not null
    )
    select l.id, g.name, g.version, g.before, g.role, l.at as since, coalesce(g.is_for_one, false) as is_for_one,
      r.record #>> '{descriptor,apiVersion}' as api_version
    from given g
    join releases r on r.name = g.name and r.version = g.before
    cross join lateral (
      select o.id, o.at, o.what, o.version from release_log o where o.name = g.name and case g.role
        when 'active' then o.what in ('activated', 'rolled-back')
          or o.what = 'taken-out' and o.details ->> 'role' = 'active'
        else o.what = 'canary' or o.what = 'taken-out' and o.details ->> 'role' = 'canary' end
      order by o.id desc limit 1
    ) l
    where (${name ?? null}::text is null or g.name = ${name ?? null}::text)
      and g.version <> g.before and l.version = g.version and l.what in ('activated', 'canary')
      and l.at > now() - make_interval(days => ${TRIAL_DAYS})
      and not exists (select from release_log o
        where o.name = g.name and o.version = g.version and o.what = 'taken-out'
          and (g.role = 'canary' or o.details ->> 'role' = 'active'))
    order by g.name, g.role`.execute(backoffice);
  return rows
    .map((row) => Row.parse(row))
    .filter((row) => isApiCompatible(row.api_version) && !LOCAL_VERSION.test(row.version))
    .map(({ is_for_one: isForOne, api_version: _, ...trial }) => ({ ...trial, isForOne }));
}
