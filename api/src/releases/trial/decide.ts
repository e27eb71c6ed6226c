import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { goBack } from '../channels.ts';
import { lockModule, writeChannels, writeLog } from '../locked-module.ts';
import { findTrials, type Trial } from './find-trials.ts';
import { readEvidence } from './read-evidence.ts';
import { FALSE_ALARM } from './thresholds.ts';
import { type Found, worstOf } from './worst-of.ts';

/** As the log has it: no person's name. */
const WHO = 'Cuadra';

/** Companies that the log names of those in which it fails. */
const MOST_NAMED = 5;

/**
 * Takes a version out that fails clearly more often than the one before, and writes down why; of one that does so for few
 * companies alone it is written down, once. Of several copies of the API one does it: the others wait, and find it done.
 *
 * @returns whether the version was taken out
 */
export async function decide(backoffice: Database, trial: Trial): Promise<boolean> {
  const found = worstOf(await readEvidence(backoffice, trial));
  if (found === undefined || found.verdict === 'open') return false;
  return backoffice.transaction().execute(async (trx) => {
    const { name, version, role } = trial;
    const channels = await lockModule(trx, name);
    const isOpen = (await findTrials(trx, name)).some((one) => one.id === trial.id && one.role === role);
    if (!isOpen) return false;
    const details = { role, before: trial.before, ...figuresOf(found) };
    if (found.verdict === 'few') {
      if (!(await wasSaid(trx, trial)))
        await tell(trx, name, await writeLog(trx, { who: WHO, what: 'failing', name, version, details }));
      return false;
    }
    if (role === 'active') await goBack(trx, name, channels);
    else await writeChannels(trx, name, { ...channels, canary: null }, version);
    await tell(trx, name, await writeLog(trx, { who: WHO, what: 'taken-out', name, version, details }));
    return true;
  });
}

function figuresOf(found: Found): object {
  return {
    kind: found.kind,
    loads: found.loads,
    failed: found.failed,
    companies: found.companies,
    failed_companies: found.failedCompanies,
    failing: found.failing.slice(0, MOST_NAMED),
    loads_before: found.loadsBefore,
    failed_before: found.failedBefore,
    expected: Number(found.expected.toFixed(3)),
    false_alarm: FALSE_ALARM,
  };
}

async function wasSaid(trx: Database, { name, version, role, id }: Trial): Promise<boolean> {
  const { rows } = await sql`select from release_log
    where name = ${name} and id > ${id}::bigint and what = 'failing' and version = ${version}
      and details ->> 'role' = ${role} limit 1`.execute(trx);
  return rows.length > 0;
}

/** The team gets a mail about a line of the log, if there is an address. */
async function tell(trx: Database, name: string, logId: string): Promise<void> {
  await sql`insert into release_notices (log_id, address)
    select ${logId}::bigint, address from release_teams where name = ${name}`.execute(trx);
}
