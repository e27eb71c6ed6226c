import type { ClientRejection } from '@cuadra/shared/contract';
import { newClientId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { cleanCell } from '../../imports/cells.ts';
import type { ClientFileRow } from './check-rows.ts';
import { type MatchedClient, matchClients } from './match-clients.ts';

/** A client as they are kept, with every field that a file may say. */
export interface KeptClient {
  id: string;
  name: string;
  identification: string | null;
  identification_type: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  birthday: string | null;
  credit_limit: string | null;
  credit_days: number | null;
  is_wholesale: boolean;
  note: string;
}

export interface PlannedClient {
  row: ClientFileRow;
  /** As they will be. */
  client: KeptClient;
  /** What they were called; undefined: is a new one. */
  nameBefore: string | undefined;
  isNew: boolean;
  /** Whether the file says something else than there is. */
  isChanged: boolean;
}

const NOBODY: Omit<KeptClient, 'id' | 'name'> = {
  ...{ identification: null, identification_type: null, phone: null, email: null, address: null },
  ...{ birthday: null, credit_limit: null, credit_days: null, is_wholesale: false, note: '' },
};

/**
 * How each client of a file will stand: what a line leaves empty stays as it was.
 *
 * @param isWriting whom the file is about is held until the end; a check lets the cash registers sell to them meanwhile
 */
export async function planClients(
  trx: CompanyTransaction,
  rows: readonly ClientFileRow[],
  { mayUpdate, isWriting }: { mayUpdate: boolean; isWriting: boolean },
): Promise<{ planned: PlannedClient[]; rejections: ClientRejection[] }> {
  const { matched, rejections } = await matchClients(trx, rows, mayUpdate);
  const kept = await readClients(trx, matched, isWriting);
  const planned = matched.map(({ row, clientId }): PlannedClient => {
    const before = clientId === undefined ? undefined : kept.get(clientId);
    const client = merged(before ?? { id: newClientId(), name: row.name, ...NOBODY }, row);
    const isChanged = before !== undefined && !isSame(before, client);
    return { row, client, nameBefore: before?.name, isNew: before === undefined, isChanged };
  });
  return { planned, rejections };
}

function merged(before: KeptClient, row: ClientFileRow): KeptClient {
  const { identification } = row;
  return {
    id: before.id,
    name: said(row.name, before.name),
    identification: identification?.number ?? before.identification,
    identification_type: identification?.type ?? before.identification_type,
    phone: said(row.phone, before.phone),
    email: said(row.email, before.email),
    address: said(row.address, before.address),
    birthday: row.birthday ?? before.birthday,
    credit_limit: row.credit_limit ?? before.credit_limit,
    credit_days: row.credit_days ?? before.credit_days,
    is_wholesale: row.is_wholesale ?? before.is_wholesale,
    note: said(row.note, before.note),
  };
}

/** A text of several lines goes out with them and is read in one: what is the same but for that stays as it was. */
function said<Before extends string | null>(text: string | null, before: Before): string | Before {
  return text === null || (before !== null && cleanCell(before) === text) ? before : text;
}

function isSame(one: KeptClient, other: KeptClient): boolean {
  return (Object.keys(one) as (keyof KeptClient)[]).every((field) => one[field] === other[field]);
}

/** Held in the order of their ids, as whoever else holds several does. */
async function readClients(
  trx: CompanyTransaction,
  matched: readonly MatchedClient[],
  isWriting: boolean,
): Promise<Map<string, KeptClient>> {
  const ids = matched.flatMap(({ clientId }) => clientId ?? []);
  const { rows } = await sql<KeptClient>`
    select id, name, identification, identification_type, phone, email, address, birthday::text, credit_limit::text,
      credit_days, is_wholesale, note
    from clients where company_id = ${trx.companyId} and id = any(${ids}) order by id
    ${isWriting ? sql`for update` : sql``}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
