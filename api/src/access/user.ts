import type { User } from '@cuadra/shared/contract';
import { IDENTIFICATION_TYPES, type IdentificationType } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Database, withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

type UserAnswer = z.input<typeof import('@cuadra/shared/contract').User>;

/** A user's own data, whether a company's or one who runs Cuadra. */
export async function loadUser(
  db: Database,
  owner: { userId: string; companyId: string | null; platform: boolean },
): Promise<User> {
  if (owner.platform || !owner.companyId) return loadPlatformUser(db, owner.userId);
  const row = await withCompany(db, owner.companyId, (trx) =>
    trx
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email', 'role_id', 'identification', 'identification_type'])
      .select(['country', 'last_seen_at', 'image'])
      .where('id', '=', owner.userId)
      .executeTakeFirst(),
  );
  if (!row) throw new ApiError('ERROR_INVALID_SESSION');
  const answer: UserAnswer = {
    ...row,
    identification_type: identificationType(row.identification_type),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    super_user: false,
    inspector: false,
  };
  return answer;
}

interface PlatformUserRow {
  id: string;
  kind: 'super_user' | 'inspector';
  name: string;
  username: string;
  email: string;
  last_seen_at: Date | null;
}

async function loadPlatformUser(db: Database, userId: string): Promise<User> {
  const { rows } = await sql<PlatformUserRow>`select * from find_platform_user(${userId})`.execute(db);
  const row = rows[0];
  if (!row) throw new ApiError('ERROR_INVALID_SESSION');
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    role_id: null,
    identification: null,
    identification_type: null,
    country: 'VE',
    super_user: row.kind === 'super_user',
    inspector: row.kind === 'inspector',
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    image: null,
  };
}

/** The stored letter as one of the kinds there are; null for none. */
export function identificationType(letter: string | null): IdentificationType | null {
  return IDENTIFICATION_TYPES.find((known) => known === letter) ?? null;
}
