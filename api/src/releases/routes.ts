import { Readable } from 'node:stream';
import { publishRelease, type ShellBuild } from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AdmitContext } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { ReleaseError, type ReleaseRefusal } from '../errors/release-error.ts';
import { route } from '../http/route.ts';
import { readModuleBuild } from './module-build.ts';
import { publish } from './publish.ts';
import { readArchive } from './read-archive.ts';
import type { Releases } from './releases.ts';

/** What the routes need of the server's context. */
interface ReleaseContext extends AdmitContext {
  backoffice: Database;
  releases: Releases;
  shellBuild: () => Promise<ShellBuild>;
}

/** A pipeline publishes a few times a day. */
const FEW = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
/** Archives that are read at once, each of them in memory. */
const AT_ONCE = 2;

const CODES = { invalid: 'ERROR_VALIDATION', taken: 'ERROR_CONFLICT', unknown: 'ERROR_CONFLICT' } as const;

export function releaseRoutes(app: FastifyInstance, context: ReleaseContext): void {
  let running = 0;

  route(
    app,
    context,
    publishRelease,
    async ({ params, query, request }) => {
      if (running >= AT_ONCE) throw new ApiError('ERROR_BUSY');
      running++;
      try {
        const body = request.body instanceof Readable ? request.body : Readable.from([]);
        const contents = await readArchive(body, Number(request.headers['content-length'] ?? 0));
        const module = await readModuleBuild(contents);
        if (module.build.name !== params.module)
          throw new ReleaseError('invalid', `Eso es ${module.build.name}, y no ${params.module}.`);
        const { isNew, ...published } = await publish(context.backoffice, module, {
          shell: await context.shellBuild(),
          by: request.team?.label ?? '',
          version: query.version,
        });
        await context.releases.refresh();
        return { ...published, is_new: isNew };
      } catch (error) {
        throw error instanceof ReleaseError ? asApiError(error) : error;
      } finally {
        running--;
      }
    },
    FEW,
  );
}

/** What a team reads in the output of its pipeline. */
function asApiError(error: ReleaseError): ApiError {
  const fields: Record<ReleaseRefusal, Record<string, string>> = {
    invalid: { archive: 'refused' },
    taken: { version: 'already-used' },
    unknown: { _: 'no-shell' },
  };
  return new ApiError(
    CODES[error.refusal],
    { fields: fields[error.refusal], details: { reason: error.message } },
    { cause: error },
  );
}
