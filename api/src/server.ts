import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppContext } from './app/context.ts';
import { endVisitsJob } from './backoffice/end-visits-job.ts';
import { backofficeRoutes } from './backoffice/routes.ts';
import { cashSessionRoutes } from './cash-sessions/routes.ts';
import { bulkRoutes } from './catalogue/bulk/routes.ts';
import { labelRoutes } from './catalogue/labels/routes.ts';
import { nameRoutes } from './catalogue/name-routes.ts';
import { pictureRoutes } from './catalogue/pictures/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { reminderRoutes } from './clients/reminders/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { statementLinkRoutes } from './clients/statement-links/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import type { Config } from './config/config.ts';
import { closePools, openPools } from './database/pools.ts';
import type { ProofKey } from './database/proof.ts';
import { companyReader } from './database/read-replica.ts';
import { deviceRoutes } from './devices/routes.ts';
import { displayRoutes } from './displays/routes.ts';
import { sumUpPeriodsJob } from './figures/sum-up-periods-job.ts';
import { healthRoutes } from './health/routes.ts';
import { heavyWork } from './heavy/heavy-work.ts';
import { answerError, answerErrors } from './http/answer-errors.ts';
import { API_BASE } from './http/api-base.ts';
import { answerClientError } from './http/client-errors.ts';
import { refuseWhileClosing } from './http/closing.ts';
import { compressAnswers } from './http/compress.ts';
import { countTogether } from './http/count-together.ts';
import { ANSWER_MS, limitTime } from './http/limit-time.ts';
import { LOG_SERIALIZERS, nameAnswers, RequestLog } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { requestIdBy } from './http/request-id.ts';
import { secure } from './http/security.ts';
import { serveWeb } from './http/web.ts';
import { fileImporter } from './imports/import-file.ts';
import { industrialRoutes } from './industrial/routes.ts';
import type { Job } from './jobs/job.ts';
import { purgeJob } from './jobs/purge-job.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { countFailures, countRequests } from './metrics/count.ts';
import { createMetrics } from './metrics/metrics.ts';
import { metricRoutes } from './metrics/routes.ts';
import { rateSources, refreshRateJob } from './money/provider/refresh-rate-job.ts';
import { moneyRoutes } from './money/routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { readShellBuild } from './releases/build-folder.ts';
import { channelRoutes } from './releases/channel-routes.ts';
import { openReleases } from './releases/releases.ts';
import { releaseRoutes } from './releases/routes.ts';
import { releaseScreenRoutes } from './releases/screen-routes.ts';
import { serveReleases } from './releases/serve-files.ts';
import { judgeReleasesJob } from './releases/trial/judge-job.ts';
import { mailNoticesJob } from './releases/trial/mail-notices-job.ts';
import { moduleSources } from './remotes/module-sources.ts';
import { registryReader } from './remotes/registry.ts';
import { remoteRoutes } from './remotes/routes.ts';
import { tellReleases } from './remotes/tell-releases.ts';
import { reorderRoutes } from './reorder/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { saleRoutes } from './sales/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { dropRegistrationsJob } from './session/drop-registrations-job.ts';
import { forgetLoginTriesJob } from './session/forget-login-tries-job.ts';
import { sessionRoutes } from './session/routes.ts';
import { stockCountRoutes } from './stock/counts/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { couponRoutes } from './store/coupons/routes.ts';
import { expireOrdersJob } from './store/expire-orders-job.ts';
import { storeFiguresRoutes } from './store/figures/routes.ts';
import { addressOf } from './store/own-host.ts';
import { storePages } from './store/pages/routes.ts';
import { storeProductRoutes } from './store/products/routes.ts';
import { storeRoutes } from './store/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { settleSubscriptionsJob } from './subscriptions/settle-subscriptions-job.ts';
import { supplierRoutes } from './suppliers/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { userRoutes } from './users/routes.ts';

export interface ServerOptions {
  config: Config;
  /** The database as cuadra_app. */
  appUrl: string;
  /** The database as cuadra_backoffice. */
  backofficeUrl: string;
  /** As `migrate` gives it. */
  proofKey: ProofKey;
  /** The repository's root, below which the shell's build is. */
  projectRoot: string;
  /** Takes the log, a line of JSON at a time; standard output without. */
  logStream?: { write(line: string): void };
  /** What is to be done at intervals beside the server's own. */
  jobs?: Job[];
  /** Milliseconds for an answer to begin; 30 s without. */
  answerMs?: number;
}

/** A body that no call of the contract needs to exceed; the import of a catalogue says its own. */
const BODY_LIMIT = 256 * 1024;
/** What no request takes to arrive; each has a deadline of its own besides (see `limitTime`). */
const REQUEST_TIMEOUT_MS = 120_000;
/** A head is a few hundred bytes. Node looks for late ones twice a minute by default: they would stand twice as long. */
const HEAD_TIMES = { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

/** API, shell and remotes in one Fastify server, not listening yet. `close()` closes its connections too. */
export async function buildServer({
  config,
  appUrl,
  backofficeUrl,
  proofKey,
  projectRoot,
  logStream,
  jobs = [],
  answerMs = ANSWER_MS,
}: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      serializers: LOG_SERIALIZERS,
      ...(logStream ? { stream: logStream } : {}),
    },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: HEAD_TIMES,
    trustProxy: trustProxy(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => addressOf(config.storeHosts, request),
    genReqId: requestIdBy(config.trustProxy),
    logController: new RequestLog(),
    // Ours are in the format of errors: see `refuseWhileClosing`.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Bodies are JSON or the CSV of an import; Fastify would take plain text as well.
  app.removeContentTypeParser('text/plain');
  // A call that takes a file reads it as it comes, with a limit of its own.
  for (const file of ['text/csv', 'application/gzip'])
    app.addContentTypeParser(file, (_request, stream, done) => done(null, stream));

  const pools = openPools({ appUrl, backofficeUrl }, answerMs, config);
  const { db, tills, reports, backoffice } = pools;
  const metrics = createMetrics({
    ...{ general: db, tills, reports, backoffice },
    ...(pools.replica && { replica: pools.replica }),
  });
  const outbox = join(config.dataDir, 'outbox');
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox });
  const heavy = heavyWork(companyReader(reports, pools.replica));
  const releases = await openReleases({ db, url: appUrl, proofKey }, app.log);
  const context: AppContext = {
    ...pools,
    config,
    appUrl,
    heavy,
    importFile: fileImporter(appUrl, heavy),
    proofKey,
    metrics,
    mailer: countFailures(mailer, metrics),
    registry: registryReader(releases.registry),
    releases,
    shellBuild: () => readShellBuild(projectRoot),
  };
  app.addHook('onClose', async () => {
    context.metrics.close();
    context.mailer.close();
    await releases.close();
    await closePools(pools);
  });

  const { rateProvider } = config;
  runJobs(app, [
    settleSubscriptionsJob(backoffice),
    endVisitsJob(backoffice),
    expireOrdersJob(db),
    purgeJob(db, outbox),
    sumUpPeriodsJob(db),
    forgetLoginTriesJob(db),
    dropRegistrationsJob(db),
    judgeReleasesJob(backoffice, app.log),
    mailNoticesJob(backoffice, context.mailer),
    ...(rateProvider
      ? [
          refreshRateJob({
            db,
            sources: rateSources(rateProvider),
            minutes: rateProvider.minutes,
            log: app.log,
          }),
        ]
      : []),
    ...jobs,
  ]);

  answerErrors(app);
  limitTime(app, answerMs);
  nameAnswers(app);
  countRequests(app, metrics);
  refuseWhileClosing(app);
  await secure(app, config, moduleSources(releases.registry));
  countTogether(app, db);
  await compressAnswers(app);
  await describeApi(app);
  await app.register(
    async (api) => {
      tellReleases(api, releases.registry);
      for (const routes of [
        healthRoutes,
        metricRoutes,
        sessionRoutes,
        secondFactorRoutes,
        remoteRoutes,
        releaseRoutes,
        channelRoutes,
        releaseScreenRoutes,
        moneyRoutes,
        userRoutes,
        roleRoutes,
        companyRoutes,
        bulkRoutes,
        catalogueRoutes,
        pictureRoutes,
        labelRoutes,
        stockRoutes,
        stockCountRoutes,
        supplierRoutes,
        purchaseRoutes,
        reorderRoutes,
        clientRoutes,
        reminderRoutes,
        statementLinkRoutes,
        nameRoutes,
        saleRoutes,
        deviceRoutes,
        cashSessionRoutes,
        displayRoutes,
        reportRoutes,
        industrialRoutes,
        storeRoutes,
        storeProductRoutes,
        couponRoutes,
        storeFiguresRoutes,
        subscriptionRoutes,
        backofficeRoutes,
        teamRoutes,
      ]) {
        routes(api, context);
      }
    },
    { prefix: API_BASE },
  );
  serveReleases(app, releases.files);
  await storePages(app, context, projectRoot);
  await serveWeb(app, {
    shell: join(projectRoot, 'shell', '.build', 'www'),
    firstFiles: context.registry.firstFiles,
    registryKeys: () => releases.keys().map(({ publicKey }) => publicKey),
  });
  return app;
}

/** Fastify counts hops only through a function. */
function trustProxy(setting: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
