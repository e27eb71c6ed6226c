import { Id, type listReleaseTokens } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { hashToken, newToken } from '../access/token.ts';
import type { Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { writeLog } from './locked-module.ts';

export interface ReleaseToken {
  id: string;
  name: string;
  label: string;
  created_at: Date;
  revoked_at: Date | null;
}

/**
 * Makes a token with which one module is published.
 *
 * @param label whose it is, for the log
 * @returns the token, which nobody can read again
 */
export async function makeToken(
  db: Database,
  { name, label, by }: { name: string; label: string; by: string },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into release_tokens (name, label, token_hash) values (${name}, ${label}, ${hashToken(token)})
      returning id`.execute(trx);
    const id = rows[0]?.id ?? '';
    await writeLog(trx, { who: by, what: 'token-made', name, version: null, details: { id, label } });
    return { id, token };
  });
}

/** @throws ReleaseError where there is none of that id that still counts */
export async function revokeToken(db: Database, id: string, by: string): Promise<ReleaseToken> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<ReleaseToken>`
      update release_tokens set revoked_at = now() where id::text = ${id} and revoked_at is null
      returning id, name, label, created_at, revoked_at`.execute(trx);
    const [token] = rows;
    if (!token) throw new ReleaseError('unknown', `No hay ningún token ${id} que todavía valga.`);
    const { name, label } = token;
    await writeLog(trx, { who: by, what: 'token-revoked', name, version: null, details: { id, label } });
    return token;
  });
}

/** Newest first. */
export async function listTokens(db: Database): Promise<ReleaseToken[]> {
  const { rows } = await sql<ReleaseToken>`
    select id, name, label, created_at, revoked_at from release_tokens order by id desc`.execute(db);
  return rows;
}

/** A page of them, of one module or of all. */
export async function listTokenPage(db: Database, query: z.output<typeof listReleaseTokens.query>) {
  const after = readCursor(query.cursor, z.tuple([Id]));
  const { rows } = await sql<ReleaseToken>`
    select id, name, label, created_at, revoked_at from release_tokens
    where (${query.module ?? null}::text is null or name = ${query.module ?? null})
      and (${after?.[0] ?? null}::uuid is null or id < ${after?.[0] ?? null}::uuid)
    order by id desc limit ${query.limit + 1}`.execute(db);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
    }),
  );
}
