import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { bearerToken } from './admit.ts';
import { hashToken } from './token.ts';

/** Who publishes a module: a token of that module, under the name that the log has it by. */
export interface Team {
  label: string;
}

/**
 * Lets in who has a token of the module that the path names.
 *
 * @throws ApiError 401 without one that counts, 403 for another module's
 */
export async function admitTeam(db: Database, request: FastifyRequest): Promise<Team> {
  const token = bearerToken(request);
  if (!token) throw new ApiError('ERROR_SESSION_NOT_FOUND');
  const { rows } = await sql<{ name: string; label: string }>`
    select name, label from release_tokens
    where token_hash = ${hashToken(token)} and revoked_at is null`.execute(db);
  const [team] = rows;
  if (!team) throw new ApiError('ERROR_INVALID_SESSION');
  const { module } = request.params as { module?: string };
  if (team.name !== module) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  return { label: team.label };
}
