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
import { call } from './call.ts';
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
  /** As if so many days of its subscription had passed. */
  passDays: (days: number) => Promise<void>;
  /** As if the subscription had ended a moment ago. */
  expire: () => Promise<void>;
  /** An employee with just these permissions. */
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
  wish: Partial<z.input<typeof register.body>> = {},
): Promise<string> {
  const body = { company_name: `Bodega de ${who.username}`, ...who, ...wish };
  return register.response.parse(await call(url, { ...register, body })).user_id;
}

/** Registers a company and confirms it with the code of the mail, as a person does. */
export async function openCompany(
  cuadra: CuadraServer,
  wish: Partial<z.input<typeof register.body>> = {},
): Promise<TestCompany> {
  const { url, codeFor, database } = cuadra;
  const { name, ...owner } = somebody();
  const user_id = await registerOnly(cuadra, { name, ...owner }, wish);
  const confirmed = { user_id, code: await codeFor(owner.email) };
  const { token } = verifyRegistration.response.parse(
    await call(url, { ...verifyRegistration, body: confirmed }),
  );
  const ofCompany = 'where company_id = (select company_id from users where id = $1)';
  return {
    owner: { ...owner, token },
    passDays: async (days) => {
      await database.query(
        `update subscriptions set paid_through = paid_through - $2::integer,
           expires_at = expires_at - make_interval(days => $2) ${ofCompany}`,
        [user_id, days],
      );
    },
    expire: async () => {
      await database.query(`update subscriptions set expires_at = now() - interval '1 second' ${ofCompany}`, [
        user_id,
      ]);
    },
    employ: async (modules) => {
      const role = createRole.response.parse(
        await call(url, { ...createRole, token, body: { name: `Rol ${randomUUID()}`, modules } }),
      );
      const { name, ...person } = somebody();
      await call(url, { ...createUser, token, body: { name, ...person, role_id: role.id } });
      const { username, password } = person;
      const session = login.response.parse(await call(url, { ...login, body: { username, password } }));
      return { ...person, token: session.token, roleId: role.id };
    },
  };
}
