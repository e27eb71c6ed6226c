import { type Employee, Id, type ListedUser, type listUsers as ListUsers } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { selectUsers, toEmployee } from './user-row.ts';

type UserQuery = z.output<typeof ListUsers.query>;

/** Who was never seen stands last, as if it had been long ago. */
const SEEN = sql<Date>`coalesce(u.last_seen_at, timestamptz 'epoch')`;

/**
 * A page of users, the most recently seen first (spec §4); a search takes any part of name, username or mail address.
 *
 * @param isWhole whether who asks reads users: all others neither see nor find mail addresses
 */
export async function listUsers(trx: CompanyTransaction, query: UserQuery, isWhole: boolean) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = selectUsers(trx)
    .select(sql<string>`to_char(${SEEN} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('seen'))
    .orderBy(SEEN, 'desc')
    .orderBy('u.id', 'desc')
    .limit(query.limit + 1);
  if (query.search) {
    select = select.where(
      sql<boolean>`position(searchable(${query.search}) in searchable(concat_ws(' ', u.name, u.username, ${isWhole ? sql.ref('u.email') : sql`null`}))) > 0`,
    );
  }
  if (after) {
    select = select.where(sql<boolean>`(${SEEN}, u.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return toPage(
    await select.execute(),
    query.limit,
    ({ seen, id }) => [seen, id],
    ({ seen: _seen, ...row }) => (isWhole ? toEmployee(row) : withoutContact(toEmployee(row))),
  );
}

function withoutContact(user: Employee): ListedUser {
  return { ...user, email: null, identification: null, identification_type: null };
}
