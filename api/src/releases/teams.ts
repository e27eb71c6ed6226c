import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { inTransaction, writeLog } from './locked-module.ts';

const Address = z.email().max(200);

/**
 * Says at which address a module's team is told of a version that fails.
 *
 * @param address null when nobody is to be told
 * @throws ReleaseError for what is no address
 */
export async function setTeamAddress(
  db: Database,
  name: string,
  address: string | null,
  by: string,
): Promise<void> {
  if (address !== null && !Address.safeParse(address).success)
    throw new ReleaseError('invalid', `«${address}» no es un correo.`);
  await inTransaction(db, async (trx) => {
    if (address === null) await sql`delete from release_teams where name = ${name}`.execute(trx);
    else
      await sql`insert into release_teams (name, address) values (${name}, ${address})
        on conflict (name) do update set address = excluded.address`.execute(trx);
    await writeLog(trx, { who: by, what: 'address', name, version: null, details: { address } });
  });
}

/** By the module's name. */
export async function teamAddresses(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; address: string }>`
    select name, address from release_teams order by name`.execute(db);
  return new Map(rows.map(({ name, address }) => [name, address]));
}
