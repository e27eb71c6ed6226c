import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import type { HeavyWork } from '../heavy/heavy-work.ts';
import { sendAsFile, wantsCsv } from './csv.ts';
import type { PageWish } from './page.ts';

/** Rows that a file may have, far above any shop's; it comes whole and has no pages. */
const MAX_FILE_ROWS = 100_000;

interface Asked<Query> {
  query: Query;
  session: CompanySession;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers a report as JSON, or all of it as a file to who asks for one, when the company's turn comes.
 *
 * @param read the report; of a file the query has no cursor, and a limit that no list reaches
 */
export async function answerReport<Query extends object, Report>(
  heavy: HeavyWork,
  { query, session, request, reply }: Asked<Query>,
  read: (trx: CompanyTransaction, session: CompanySession, query: Query) => Promise<Report>,
  file: { name: string; of: (report: Report) => Promise<string> },
): Promise<Report> {
  const isFile = wantsCsv(request);
  const whole: PageWish = { limit: MAX_FILE_ROWS, cursor: undefined };
  const asked = isFile ? { ...query, ...whole } : query;
  const report = await heavy.read(
    session.companyId,
    (trx) => read(trx, session, asked),
    request.deadline?.signal,
  );
  void reply.header('vary', 'accept');
  if (isFile) sendAsFile(reply, file.name, await file.of(report));
  return report;
}
