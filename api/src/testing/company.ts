import { randomUUID } from 'node:crypto';
import {
  type RegistrationDraft,
  register,
  type User,
  verifyRegistration,
  verifySession,
} from '@cuadra/shared/contract';
import { formatCodes, newId, PERMISSIONS, type Permission } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { hashPassword } from '../access/password.ts';
import { hashToken, newToken } from '../access/token.ts';
import { prove } from '../database/proof.ts';
import type { HttpClient } from './http-client.ts';
import { lastCode } from './outbox.ts';
import type { TestApi } from './start-api.ts';

type Draft = z.input<typeof RegistrationDraft>;

/** A company that registered through the API, and its owner's session. */
export interface TestCompany {
  id: string;
  token: string;
  user: User;
  username: string;
  email: string;
  password: string;
}

let companies = 0;

/** What a person fills in at least; the rest are the defaults of spec §3. */
export function registrationDraft(given: Partial<Draft> = {}): Draft {
  const unique = `${(++companies).toString(36)}${randomUUID().slice(0, 8)}`;
  return {
    name: 'María Pérez',
    username: `maria.${unique}`,
    email: `maria.${unique}@ejemplo.com`,
    password: `clave de ${unique}`,
    company_name: `Bodega ${unique}`,
    ...given,
  };
}

/** Registers a company and confirms it with the code of the mail, as a person does. */
export async function openCompany(
  api: HttpClient & { outbox: string },
  given: Partial<Draft> = {},
): Promise<TestCompany> {
  const draft = registrationDraft(given);
  const { user_id } = await api.ok(register, { body: draft });
  const code = await lastCode(api.outbox, draft.email);
  const { token, user } = await api.ok(verifyRegistration, { body: { user_id, code } });
  const { company } = await api.ok(verifySession, { token });
  if (!company) throw new Error('no company was opened');
  const { username, email, password } = draft;
  return { id: company.id, token, user, username, email, password };
}

/** What a company buys beside the modules that all have (spec §2). */
export async function addModules(
  api: Pick<TestApi, 'database'>,
  { id }: Pick<TestCompany, 'id'>,
  ...modules: ('ecommerce' | 'formulas')[]
): Promise<void> {
  await api.database.query('update companies set modules = modules || $2::text[] where id = $1', [
    id,
    modules,
  ]);
}

/** Every permission but these, or these alone. */
export type Wanted = { only: Permission[] } | { allBut: Permission[] };

/**
 * A session of another user of the company. The owner of the database writes the user down, without the hashing of a
 * password that nobody types; the session is what `create_session` makes.
 *
 * @returns the token
 */
export async function signInAs(
  api: TestApi,
  company: Pick<TestCompany, 'id'>,
  as: { roleId: string } | Wanted,
): Promise<string> {
  const roleId = 'roleId' in as ? as.roleId : await makeRole(api, company, as);
  const userId = newId();
  await api.database.query(
    `insert into users (company_id, id, name, username, email, password_hash, role_id, verified_at)
     values ($1, $2, 'Luis Rojas', $3, $4, '', $5, now())`,
    [company.id, userId, `u${userId}`, `${userId}@ejemplo.com`, roleId],
  );
  return openSessionOf(api, userId);
}

/** Who runs Cuadra, with a session and a password; an inspector may have switched into a company. */
export interface PlatformUser {
  id: string;
  username: string;
  password: string;
  token: string;
}

/** A session of who runs Cuadra; an inspector may have switched into a company. */
export async function signInPlatform(
  api: Pick<TestApi, 'database'>,
  kind: 'super_user' | 'inspector',
  company?: Pick<TestCompany, 'id'>,
): Promise<string> {
  return (await openPlatform(api, kind, company)).token;
}

/** As `signInPlatform`, for whom the password is asked as well. */
export async function openPlatform(
  api: Pick<TestApi, 'database'>,
  kind: 'super_user' | 'inspector',
  company?: Pick<TestCompany, 'id'>,
): Promise<PlatformUser> {
  const id = newId();
  const username = `p${id}`;
  const password = newToken();
  await api.database.query(
    `insert into platform_users (id, kind, name, username, email, password_hash, company_id)
     values ($1, $2, 'Soporte', $3, $4, $6, $5)`,
    [id, kind, username, `${id}@cuadra.example`, company?.id ?? null, await hashPassword(password)],
  );
  return { id, username, password, token: await openSessionOf(api, id, true) };
}

async function openSessionOf(
  api: Pick<TestApi, 'database'>,
  userId: string,
  isPlatform = false,
): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  await api.database.query("select create_session($1, $2, $3, '30 days', null, null, null, $4)", [
    hash,
    userId,
    isPlatform,
    prove(api.database.proofKey, `create_session:${hash.toString('hex')}:${userId}`),
  ]);
  return token;
}

async function makeRole(api: TestApi, company: Pick<TestCompany, 'id'>, wanted: Wanted): Promise<string> {
  const id = newId();
  await api.database.query('insert into roles (company_id, id, name) values ($1, $2, $3)', [
    company.id,
    id,
    `Rol ${id}`,
  ]);
  for (const { module, codes } of codesOf(wanted)) {
    await api.database.query(
      'insert into role_permissions (company_id, role_id, module, permissions) values ($1, $2, $3, $4)',
      [company.id, id, module, formatCodes(codes)],
    );
  }
  return id;
}

function codesOf(wanted: Wanted): { module: string; codes: number[] }[] {
  const named = 'only' in wanted ? wanted.only : wanted.allBut;
  const isNamed = (module: string, action: string) => named.some(([m, a]) => m === module && a === action);
  return Object.entries(PERMISSIONS)
    .map(([module, actions]) => ({
      module,
      codes: Object.entries(actions)
        .filter(([action]) => isNamed(module, action) === 'only' in wanted)
        .map(([, code]) => code),
    }))
    .filter(({ codes }) => codes.length > 0);
}
