import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/context.ts';
import { dolarapi } from './dolarapi.ts';
import { openErApi } from './open-er-api.ts';
import { createRateJob } from './rate-job.ts';

/** Has the rate fetched for as long as the server listens, by the sources in the order of preference. */
export function keepRateFresh(
  app: FastifyInstance,
  { config: { rateProvider }, db }: Pick<AppContext, 'config' | 'db'>,
): void {
  if (!rateProvider) return;
  const { dolarapiUrl, openErApiUrl, minutes } = rateProvider;
  const sources = [dolarapi(dolarapiUrl), openErApi(openErApiUrl)];
  const job = createRateJob({ db, sources, minutes, log: app.log });
  app.addHook('onListen', async () => job.start());
  app.addHook('preClose', () => job.stop());
}
