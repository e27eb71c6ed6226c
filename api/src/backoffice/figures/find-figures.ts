import type { CallOutput, findFigures as FindFigures } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { IN_STATE, selectCompanies, toListedCompany } from '../company-row.ts';
import { SOON } from '../find-overview.ts';
import { monthSpan } from './month-span.ts';
import { readModuleUse } from './read-module-use.ts';
import { readMonths } from './read-months.ts';

/** Trials that are named. */
const LINES = 50;

/** What the back office counts: by month, by module, and the trials that end soon. */
export async function findFigures(
  backoffice: Database,
  query: z.output<typeof FindFigures.query>,
): Promise<CallOutput<typeof FindFigures>> {
  const months = await readMonths(backoffice, monthSpan(query));
  const [modules, ending] = await Promise.all([readModuleUse(backoffice), readEnding(backoffice)]);
  return { months, modules, ending };
}

async function readEnding(backoffice: Database) {
  const isEnding = sql<boolean>`${IN_STATE.trial} and s.expires_at <= now() + ${SOON}::interval`;
  const { count } = await backoffice
    .selectFrom('subscriptions as s')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(isEnding)
    .executeTakeFirstOrThrow();
  const companies = await selectCompanies(backoffice)
    .where(isEnding)
    .orderBy('s.expires_at')
    .orderBy('c.id')
    .limit(LINES)
    .execute();
  return { count, companies: companies.map(toListedCompany) };
}
