import { createHash, createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { databaseError, STATEMENT_MS } from './connect.ts';

/** What the application may do: owns nothing, cannot bypass row level security. */
export const APP_ROLE = 'cuadra_app';
/** What the back office may do: reads across companies, by policy and not by BYPASSRLS. */
export const BACKOFFICE_ROLE = 'cuadra_backoffice';

export interface RoleUrls {
  appUrl: string;
  backofficeUrl: string;
}

/**
 * Sees to the roles that Cuadra works as. Grants and policies name two that belong to the whole server; who signs in is
 * a member of one of them, of this database alone. So a second Cuadra on the server has passwords of its own, and what
 * the first signs in with stays as it is. The password of one that gets in is left alone, too.
 *
 * @param ownerUrl a connection that may create roles
 * @throws StartError where it may not
 */
export async function ensureRoles(db: Kysely<unknown>, ownerUrl: string): Promise<RoleUrls> {
  try {
    return {
      appUrl: await ensureRole(db, ownerUrl, APP_ROLE),
      backofficeUrl: await ensureRole(db, ownerUrl, BACKOFFICE_ROLE),
    };
  } catch (error) {
    if (databaseError(error)?.code !== '42501') throw error;
    const owner = decodeURIComponent(new URL(ownerUrl).username);
    throw new StartError(
      `El usuario «${owner}» de DATABASE_URL no puede preparar los roles de Cuadra. Como administrador de PostgreSQL: «alter role "${owner}" createrole», y si otro Cuadra de ese servidor los creó: «grant ${APP_ROLE}, ${BACKOFFICE_ROLE} to "${owner}" with admin option».`,
    );
  }
}

/** SQLSTATE of a password that is not the role's. */
const WRONG_PASSWORD = '28P01';

async function ensureRole(db: Kysely<unknown>, ownerUrl: string, group: string): Promise<string> {
  const { login, url } = signInAs(ownerUrl, group);
  const password = new URL(url).password;
  // Both are made of letters, digits and _ alone.
  await repeated(
    db,
    `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${group}') then
        create role ${group} nologin nosuperuser nocreatedb nocreaterole noinherit;
      end if;
      if not exists (select from pg_roles where rolname = '${login}') then
        create role ${login} login nosuperuser nocreatedb nocreaterole inherit password '${password}';
      end if;
      if not exists (select from pg_auth_members
        where roleid = '${group}'::regrole and member = '${login}'::regrole and inherit_option) then
        grant ${group} to ${login} with inherit true;
      end if;
      -- For connections that a pooler makes, which knows nothing of our limits.
      if not exists (select from pg_roles
        where rolname = '${login}' and 'statement_timeout=${STATEMENT_MS}' = any(rolconfig)) then
        alter role ${login} set statement_timeout = '${STATEMENT_MS}';
      end if;
    end $$`,
  );
  if (!(await isLetIn(url))) await repeated(db, `alter role ${login} login password '${password}'`);
  return url;
}

async function isLetIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (databaseError(error)?.code === WRONG_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's limit for a name, in bytes. */
const NAME_LIMIT = 63;

/** Same server and database, a role of this database; its password follows from the owner's and is written nowhere. */
function signInAs(ownerUrl: string, group: string): { login: string; url: string } {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
  const readable = `${group}_${database}`;
  const login =
    /^[a-z0-9_]+$/.test(readable) && readable.length <= NAME_LIMIT
      ? readable
      : `${group}_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
  url.password = createHmac('sha256', url.password || ownerUrl)
    .update(`cuadra:${login}`)
    .digest('base64url');
  url.username = login;
  return { login, url: url.href };
}

/** What PostgreSQL says to the later of two that make or change one role at once (`tuple concurrently updated` is XX000). */
const LOST_RACE = ['23505', '42710', 'XX000'];
const TRIES = 20;

/** Roles belong to the server, so no lock of one database keeps those apart who see to them: the loser runs again. */
async function repeated(db: Kysely<unknown>, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.raw(statement).execute(db);
      return;
    } catch (error) {
      if (attempt >= TRIES || !LOST_RACE.includes(databaseError(error)?.code ?? '')) throw error;
    }
  }
}
