import { findReleaseEffect, listRemotes, reportRemoteLoad } from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AdmitContext } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { route } from '../http/route.ts';
import { asApiError } from '../releases/platform-work.ts';
import type { Releases } from '../releases/releases.ts';
import { noteLoad } from '../releases/trial/note-load.ts';
import { answerRemotes, whoAsks } from './answer-remotes.ts';
import { effectOf } from './effect.ts';
import type { RegistryReader } from './registry.ts';

/** What the routes need of the server's context. */
interface RemoteContext extends AdmitContext {
  registry: RegistryReader;
  backoffice: Database;
  releases: Releases;
}

/** A public call that writes: enough for every module of a shop full of cash registers behind one address. */
const GUARDED = { bodyLimit: 4096, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

export function remoteRoutes(app: FastifyInstance, context: RemoteContext): void {
  route(app, context, listRemotes, async ({ session, query }) => {
    const { remotes, ...proof } = answerRemotes(context.releases, session, query.preview);
    return { items: remotes, next: null, ...proof };
  });

  route(
    app,
    context,
    reportRemoteLoad,
    async ({ body, session }) => {
      // Nothing else is counted: names out of the air would grow the table without bound, and figures are there to be believed.
      if (!context.registry.mayHaveLoaded(body.name, body.version, session && whoAsks(session))) return;
      await sql`select count_remote_load(${session?.companyId ?? null}::uuid, ${body.name}, ${body.version},
        ${body.outcome}, ${body.kind ?? null}, ${body.ms})`.execute(context.db);
      if (session) await noteLoad(context.db, session, body);
    },
    GUARDED,
  );

  route(app, context, findReleaseEffect, ({ params: { module }, query }) =>
    effectOf(context.backoffice, context.releases, module, query).catch((error: unknown) => {
      throw asApiError(error);
    }),
  );
}
