import { randomUUID } from 'node:crypto';
import {
  createRole,
  createUser,
  login,
  type ModulePermissions,
  register,
  verifyRegistration,
} from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CuadraServer } from './cuadra-server.ts';

/** Somebody who can log in. */
export interface Person {
  username: string;
  email: string;
  password: string;
  /** Of a session that is open already. */
  token: string;
}

/** A company of a test's own, for what must not happen to the demonstration. */
export interface TestCompany {
  owner: Person;
  /** As if the subscription had ended a moment ago. */
  expire: () => Promise<void>;
  /** Somebody who works there and may do just this. */
  employ: (modules: z.input<typeof ModulePermissions>[]) => Promise<Person & { roleId: string }>;
}

/** What a person fills in; two never have the same names. */
export function somebody(): { name: string; username: string; email: string; password: string } {
  const username = `ana.${randomUUID().slice(0, 8)}`;
  return { name: 'Ana Rojas', username, email: `${username}@ejemplo.com`, password: 'una clave larga' };
}

/** Registers without confirming it. @returns the user's id */
export async function registerOnly(
  { url }: Pick<CuadraServer, 'url'>,
  who: ReturnType<typeof somebody>,
): Promise<string> {
  const body = { ...who, company_name: `Bodega de ${who.username}` };
  return (await call(url, register, { body })).user_id;
}

/** Registers a company and confirms it with the code of the mail, as a person does. */
export async function openCompany(cuadra: CuadraServer): Promise<TestCompany> {
  const { url, codeFor, database } = cuadra;
  const { name: _, ...owner } = somebody();
  const user_id = await registerOnly(cuadra, { name: 'Ana Rojas', ...owner });
  const { token } = await call(url, verifyRegistration, {
    body: { user_id, code: await codeFor(owner.email) },
  });
  return {
    owner: { ...owner, token },
    expire: () =>
      database.query(
        `update subscriptions set expires_at = now() - interval '1 second'
         where company_id = (select company_id from users where id = $1)`,
        [user_id],
      ),
    employ: async (modules) => {
      const role = await call(url, createRole, { token, body: { name: `Rol ${randomUUID()}`, modules } });
      const { name, ...person } = somebody();
      await call(url, createUser, { token, body: { name, ...person, role_id: role.id } });
      const { username, password } = person;
      const session = await call(url, login, { body: { username, password } });
      return { ...person, token: session.token, roleId: role.id };
    },
  };
}

async function call<T>(
  url: string,
  { method, path, response: answer }: { method: string; path: string; response: z.ZodType<T> },
  { body, token }: { body: unknown; token?: string },
): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return answer.parse(await response.json());
}
