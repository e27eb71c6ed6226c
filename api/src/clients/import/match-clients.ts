import type { ClientRejection } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { rejection } from '../../imports/row-refused.ts';
import type { ClientFileRow } from './check-rows.ts';

export interface MatchedClient {
  row: ClientFileRow;
  /** Who is changed; undefined: is a new one. */
  clientId: string | undefined;
}

/**
 * Finds the client that each row is about: by their identification, where one that was merged leads to the other; where it has
 * none, by the exact name, of those without an identification first, so that a list of names sent twice doubles nobody.
 *
 * @param mayUpdate without it, a row about somebody who is there is refused
 */
export async function matchClients(
  trx: CompanyTransaction,
  rows: readonly ClientFileRow[],
  mayUpdate: boolean,
): Promise<{ matched: MatchedClient[]; rejections: ClientRejection[] }> {
  const found = await findClients(trx, rows);
  const matched: MatchedClient[] = [];
  const rejections: ClientRejection[] = [];
  const taken = new Set<string>();
  rows.forEach((row, n) => {
    const { client_id: clientId, several = false, withdrawn = false } = found.get(n) ?? { client_id: null };
    const { identification, name } = row;
    const refuse = (reason: ClientRejection['reason']) => {
      const value = identification ? `${identification.type}-${identification.number}` : name;
      rejections.push(rejection(row.line, reason, identification ? 'identification' : 'name', value));
    };
    if (several) refuse('several-with-name');
    else if (clientId === null && withdrawn) refuse('withdrawn');
    else if (clientId !== null && !mayUpdate) refuse('exists');
    else if (clientId !== null && taken.has(clientId)) refuse('duplicate-in-file');
    else {
      if (clientId !== null) taken.add(clientId);
      matched.push({ row, clientId: clientId ?? undefined });
    }
  });
  return { matched, rejections };
}

interface Hit {
  n: number;
  client_id: string | null;
  several: boolean;
  withdrawn: boolean;
}

/** One pass over the company's clients for all rows, joined by hash. Of several with one identification it is the first. */
async function findClients(
  trx: CompanyTransaction,
  rows: readonly ClientFileRow[],
): Promise<Map<number, Hit>> {
  const keys = rows.map(({ name, identification }, n) =>
    identification ? { n, type: identification.type, number: identification.number } : { n, name },
  );
  const { companyId } = trx;
  const { rows: hits } = await sql<Hit>`
    with file as materialized (
      select * from json_to_recordset(${JSON.stringify(keys)}::json) as f(n int, name text, type text, number text)
    ),
    known as materialized (
      select c.id, c.name, c.identification, c.identification_type, c.created_at,
        case when c.deleted_at is null then c.id else m.id end as live
      from clients c
      left join clients m on m.company_id = ${companyId} and m.id = c.merged_into and m.deleted_at is null
      where c.company_id = ${companyId}
    )
    select f.n, (array_agg(k.live order by k.created_at, k.id) filter (where k.live is not null))[1] as client_id,
        false as several, true as withdrawn
      from file f join known k on k.identification = f.number and k.identification_type = f.type
      group by f.n
    union all
    select f.n, (array_agg(k.id order by k.identification is not null, k.created_at, k.id))[1],
        count(*) > 1 and count(*) filter (where k.identification is null) <> 1, false
      from file f join known k on k.name = f.name and k.live = k.id
      where f.number is null
      group by f.n`.execute(trx);
  return new Map(hits.map((hit) => [hit.n, hit]));
}
