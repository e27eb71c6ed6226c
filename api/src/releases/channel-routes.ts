import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { route } from '../http/route.ts';
import { activate, rollback, setCanary } from './channels.ts';
import { listReleases } from './list-releases.ts';
import type { Releases } from './releases.ts';

/** What the routes need of the server's context. */
interface ChannelContext {
  db: Database;
  backoffice: Database;
  releases: Releases;
}

/** What who runs Cuadra does with the releases; each change is in the log under their name. */
export function channelRoutes(app: FastifyInstance, context: ChannelContext): void {
  const { db, backoffice, releases } = context;

  /** Answered once it counts on this copy; the others hear of it meanwhile. */
  async function change(
    module: string,
    session: Session | undefined,
    work: (by: string) => Promise<unknown>,
  ) {
    try {
      await work(await nameOf(db, orNotFound(session)));
    } catch (error) {
      throw error instanceof ReleaseError ? asApiError(error) : error;
    }
    await releases.refresh();
    const { versions: _, ...channels } = orNotFound((await listReleases(backoffice, module))[0]);
    return channels;
  }

  route(app, context, contract.listReleases, async () => ({
    items: await listReleases(backoffice),
    next: null,
  }));
  route(app, context, contract.activateRelease, ({ params: { module }, body, session }) =>
    change(module, session, (by) => activate(backoffice, module, body.version, by)),
  );
  route(app, context, contract.rollBackRelease, ({ params: { module }, session }) =>
    change(module, session, (by) => rollback(backoffice, module, by)),
  );
  route(app, context, contract.setReleaseCanary, ({ params: { module }, body, session }) =>
    change(module, session, (by) => setCanary(backoffice, module, body.canary, by)),
  );
}

/** Of a super user, for the log. */
async function nameOf(db: Database, { userId }: Session): Promise<string> {
  const { rows } = await sql<{ name: string; username: string }>`
    select name, username from find_platform_user(${userId})`.execute(db);
  const { name, username } = orNotFound(rows[0]);
  return `${name} (${username})`;
}

function asApiError(error: ReleaseError): ApiError {
  return new ApiError('ERROR_NOT_FOUND', { details: { reason: error.message } }, { cause: error });
}
