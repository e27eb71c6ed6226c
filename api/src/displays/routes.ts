import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { asksForEvents, eventStream } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { streamWatch } from '../live/stream-watch.ts';
import { createDisplay, deleteDisplay, showDisplay } from './displays.ts';
import { companyOfDisplay, findDisplayPicture, findPublicDisplay } from './find-public-display.ts';

/** By address. A till shows something once a second at most; those of one shop share an address. */
const SHOWING = { bodyLimit: 48 * 1024, config: { rateLimit: { max: 600, timeWindow: '1 minute' } } };
/** Likewise the displays of a shop, and the phones in it: each reads as often as its till shows something. */
const LOOKING = { bodyLimit: 1024, config: { rateLimit: { max: 600, timeWindow: '1 minute' } } };
const WATCHING = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/** Who look at one display; at all of a company; at all of this copy of the API. */
const MAX_OF_DISPLAY = 5;
const MAX_OF_COMPANY = 60;
const MAX_IN_ALL = 2_000;

/** The customer's display: what a till tells it, and who sees that without a session (docs/decisions/0074). */
export function displayRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const watch = streamWatch({
    ...{ url: context.appUrl, log: app.log, name: 'displays', channel: 'displays' },
    keysOf: (hash) => [hash],
  });
  app.addHook('preClose', () => watch.close());

  route(app, context, contract.createDisplay, ({ session }) =>
    withCompany(db, session.companyId, (trx) => createDisplay(trx, session)),
  );

  route(
    app,
    context,
    contract.showDisplay,
    ({ body, session }) => withCompany(db, session.companyId, (trx) => showDisplay(trx, session, body)),
    SHOWING,
  );

  route(app, context, contract.deleteDisplay, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteDisplay(trx, session, params.id)),
  );

  route(
    app,
    context,
    contract.findPublicDisplay,
    async ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      return findPublicDisplay(db, body);
    },
    LOOKING,
  );

  // What a hash answers never changes, but who may read it does: the page keeps it.
  route(
    app,
    context,
    contract.findDisplayPicture,
    async ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      return findDisplayPicture(db, body);
    },
    LOOKING,
  );

  route(
    app,
    context,
    contract.watchPublicDisplay,
    async ({ params, request }) => {
      const companyId = await companyOfDisplay(db, params.watch);
      if (!asksForEvents(request)) return undefined;
      const bounds = [
        [params.watch, MAX_OF_DISPLAY],
        [companyId, MAX_OF_COMPANY],
        ['all', MAX_IN_ALL],
      ] as const;
      return eventStream((handle) => watch.watch(params.watch, bounds, handle));
    },
    WATCHING,
  );
}
