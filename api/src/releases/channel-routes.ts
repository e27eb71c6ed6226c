import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AdmitContext, Session } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { activate, pin, rollback, setCanary } from './channels.ts';
import { listHolds, setHold } from './holds.ts';
import { listReleases, listReleaseVersions } from './list-releases.ts';
import { asApiError, nameOf } from './platform-work.ts';
import { listPreviews, setPreview } from './previews.ts';
import type { Releases } from './releases.ts';

/** What the routes need of the server's context. */
interface ChannelContext extends AdmitContext {
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
      throw asApiError(error);
    }
    await releases.refresh();
    const { versions: _, address: __, ...channels } = orNotFound((await listReleases(backoffice, module))[0]);
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
  route(app, context, contract.pinRelease, async ({ params: { module }, body, session }) => {
    const { company_id: company, version } = body;
    if (version !== null) await requireCompany(backoffice, company);
    return change(module, session, (by) => pin(backoffice, module, { company, version }, by));
  });
  route(app, context, contract.listReleaseVersions, ({ params: { module }, query }) =>
    listReleaseVersions(backoffice, module, query),
  );
  route(app, context, contract.listReleaseHolds, ({ query }) => listHolds(backoffice, query));
  route(app, context, contract.setReleaseHold, async ({ params, body, session }) => {
    const by = await nameOf(db, orNotFound(session));
    if (!(await setHold(backoffice, params.id, body.hours, by))) throw new ApiError('ERROR_NOT_FOUND');
    await releases.refresh();
  });
  route(app, context, contract.listReleasePreviews, ({ params: { module }, query }) =>
    listPreviews(backoffice, module, query),
  );
  route(app, context, contract.setReleasePreview, async ({ params: { module }, body, session }) => {
    const by = await nameOf(db, orNotFound(session));
    if (!(await setPreview(backoffice, module, body, by)))
      throw new ApiError('ERROR_NOT_FOUND', {
        details: {
          reason: `Ningún usuario de una empresa se llama ${body.username}, o no hay ningún ${module}.`,
        },
      });
    await releases.refresh();
  });
}

async function requireCompany(backoffice: Database, id: string): Promise<void> {
  orNotFound(await backoffice.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst());
}
