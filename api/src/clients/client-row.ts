import type { Client } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';

export interface ClientRow extends Omit<Client, 'identification_type' | 'is_wholesale' | 'updated_at'> {
  identification_type: string | null;
  is_wholesale: boolean;
  updated_at: Date;
}

export function toClient(row: ClientRow): Client {
  return {
    id: row.id,
    name: row.name,
    identification: row.identification,
    identification_type: identificationType(row.identification_type),
    phone: row.phone,
    email: row.email,
    address: row.address,
    credit_limit: row.credit_limit,
    credit_days: row.credit_days,
    birthday: row.birthday,
    note: row.note,
    balances: row.balances,
    ...(row.is_wholesale && { is_wholesale: true }),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Clients with what they owe, of the company of the transaction; the withdrawn ones are not shown. */
export function selectClients(trx: CompanyTransaction) {
  return trx
    .selectFrom('clients')
    .select([
      'clients.id',
      'clients.name',
      'identification',
      'identification_type',
      'phone',
      'email',
      'address',
      'credit_limit',
      'credit_days',
      sql<string | null>`birthday::text`.as('birthday'),
      'note',
      'version',
      'is_wholesale',
      'updated_at',
    ])
    .select(
      sql<Client['balances']>`coalesce((
        select json_agg(json_build_object('currency', b.currency, 'amount', b.amount::text) order by b.currency)
        from client_balances b where b.company_id = clients.company_id and b.client_id = clients.id and b.amount <> 0), '[]')`.as(
        'balances',
      ),
    )
    .where('deleted_at', 'is', null);
}
