import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { mailCompanyExport } from '../../access/account-mails.ts';
import type { Session } from '../../access/admit.ts';
import { companyOf } from '../../access/admit.ts';
import { provePassword } from '../../access/prove-password.ts';
import { loadUser } from '../../access/user.ts';
import type { AppContext } from '../../app/context.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isOwner } from '../../roles/check-reach.ts';

/** Milliseconds that an archive may take to be made: some million rows. */
export const EXPORT_ANSWER_MS = 120_000;

/** A zip that is on its way. */
export interface CompanyExport {
  bytes: number;
  /** Of a file that is gone from the disk once it ends, however it does. */
  content: Readable;
}

/**
 * Writes all that a company has into a zip, for its Propietario to take along. It is made on this machine's disk first: a slow line holds no
 * connection to the database.
 *
 * @param from.address of the request
 * @throws ApiError 403 for who is no Propietario; 400 with `wrong` on `password`; 429 after many wrong ones, and while many companies
 * do the same; 503 ERROR_TIMEOUT where it takes too long
 */
export async function exportCompany(
  context: Pick<AppContext, 'db' | 'proofKey' | 'appUrl' | 'heavy' | 'mailer'>,
  session: Session,
  password: string,
  from: { address: string; signal: AbortSignal | undefined; later: (work: Promise<void>) => void },
): Promise<CompanyExport> {
  const companyId = companyOf(session);
  await provePassword(context, session, password, from.address);
  if (!isOwner(session)) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  const user = await loadUser(context.db, { userId: session.userId, companyId, platform: false });
  const made = await context.heavy.export(
    companyId,
    () => makeArchive(context.appUrl, companyId, from.signal),
    from.signal,
  );
  from.later(mailCompanyExport(context.mailer, user));
  return made;
}

async function makeArchive(
  appUrl: string,
  companyId: string,
  signal: AbortSignal | undefined,
): Promise<CompanyExport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuadra-export-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, 'company.zip');
    // With what writes zips, for the few who take their data along.
    const { writeCompany } = await import('./write-company.ts');
    await inOneMoment(appUrl, companyId, (client) => writeCompany(client, companyId, file, signal));
    const handle = await open(file, 'r');
    const { size: bytes } = await handle.stat();
    const content = handle.createReadStream();
    // Gone as soon as it is open, whatever becomes of this process; Windows removes no open file.
    if (process.platform !== 'win32') await remove();
    else content.once('close', () => void remove().catch(() => undefined));
    return { bytes, content };
  } catch (error) {
    await remove();
    throw signal?.aborted ? new ApiError('ERROR_TIMEOUT', {}, { cause: error }) : error;
  }
}

/** Reads with a connection of its own, as the application's role, which sees this company alone, as it is at one moment. */
async function inOneMoment(
  appUrl: string,
  companyId: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: appUrl,
    application_name: 'cuadra (export)',
    statement_timeout: EXPORT_ANSWER_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query("select set_config('app.company_id', $1, true), set_config('timezone', 'UTC', true)", [
      companyId,
    ]);
    await work(client);
  } finally {
    // What is still being read ends with it.
    await client.end();
  }
}
