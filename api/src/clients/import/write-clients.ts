import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import type { KeptClient, PlannedClient } from './plan-clients.ts';

/** Small enough for one turn of the event loop, large enough that the round trips do not count. */
const ROWS_A_STATEMENT = 2_000;

/** Writes new clients, and those that come out another way than they were; nobody else is touched. */
export async function writeClients(
  trx: CompanyTransaction,
  planned: readonly PlannedClient[],
): Promise<void> {
  const { companyId } = trx;
  for (const part of partsOf(planned.filter(({ isNew }) => isNew))) {
    await sql`
      insert into clients (company_id, id, name, identification, identification_type, phone, email, address, birthday,
        credit_limit, credit_days, is_wholesale, note)
      select ${companyId}::uuid, f.id, f.name, f.identification, f.identification_type, f.phone, f.email, f.address,
        f.birthday, f.credit_limit, f.credit_days, f.is_wholesale, f.note
      from ${part}`.execute(trx);
  }
  for (const part of partsOf(planned.filter(({ isChanged }) => isChanged))) {
    await sql`
      update clients c set name = f.name, identification = f.identification,
        identification_type = f.identification_type, phone = f.phone, email = f.email, address = f.address,
        birthday = f.birthday, credit_limit = f.credit_limit, credit_days = f.credit_days,
        is_wholesale = f.is_wholesale, note = f.note, updated_at = clock_timestamp()
      from ${part} where c.company_id = ${companyId} and c.id = f.id`.execute(trx);
  }
}

function* partsOf(planned: readonly PlannedClient[]): Generator<RawBuilder<KeptClient>> {
  for (let start = 0; start < planned.length; start += ROWS_A_STATEMENT) {
    const clients = planned.slice(start, start + ROWS_A_STATEMENT).map(({ client }) => client);
    yield sql`json_to_recordset(${JSON.stringify(clients)}::json) as f(id text, name text, identification text,
      identification_type text, phone text, email text, address text, birthday date, credit_limit numeric,
      credit_days smallint, is_wholesale boolean, note text)`;
  }
}
