import { Id, type listSales as ListSales, type SaleSummary } from '@cuadra/shared/contract';
import { COMPANY_TIME_ZONE, type Grants, isGranted, toPairRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentClientId } from '../contacts/current-client.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { ApiError } from '../errors/api-error.ts';
import { redactSummary } from './redact-sale.ts';

type SaleQuery = z.output<typeof ListSales.query>;

/**
 * A page of sales, newest first. `from` and `to` are days as they are in Caracas, both of them included.
 *
 * @throws ApiError 403 for a filter by a client or a seller that the session may not see
 */
export async function listSales(trx: CompanyTransaction, query: SaleQuery, grants: Grants) {
  checkFilters(query, grants);
  let select = trx
    .selectFrom('sales as s')
    .select(['id', 'number', 'created_at', 'type', 'status', 'description', 'total', 'total_alternative'])
    .select(['main', 'alternative', 'rate', 'balance', 'balance_currency', 'seller_id', 'seller_name'])
    .select(['client_id', 'client_name'])
    .select(exactTime('s.created_at').as('at'))
    .select(
      sql<boolean>`exists (select from sale_returns r where r.company_id = s.company_id and r.sale_id = s.id)`.as(
        'is_returned',
      ),
    )
    .select(hasReview('pending').as('needs_review'));
  if (query.from) select = select.where('created_at', '>=', startOfDay(query.from, 0));
  if (query.to) select = select.where('created_at', '<', startOfDay(query.to, 1));
  if (query.status) select = select.where('status', '=', query.status);
  if (query.client_id) select = select.where('client_id', '=', await currentClientId(trx, query.client_id));
  if (query.seller_id) select = select.where('seller_id', '=', query.seller_id);
  if (query.review) select = select.where(hasReview(query.review));
  if (query.search) select = select.where('number', '=', query.search);
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  if (after) {
    select = select.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.at, row.id],
    (row): SaleSummary => {
      const { at: _at, created_at, seller_id, seller_name, client_id, client_name, ...rest } = row;
      const summary: SaleSummary = {
        ...rest,
        number: Number(rest.number),
        create_at: created_at.toISOString(),
        type: rest.type === 'credit' ? 'credit' : 'normal',
        status: rest.status === 'annulled' ? 'annulled' : 'issued',
        rate: toPairRate(rest.rate),
        seller: { id: seller_id, name: seller_name },
        client: client_id === null ? null : { id: client_id, name: client_name ?? '' },
      };
      return redactSummary(summary, grants);
    },
  );
}

/** Whether a sale came late with something that nobody has looked at yet, or somebody has. */
function hasReview(state: 'pending' | 'done') {
  const isReviewed = state === 'done' ? sql`is not null` : sql`is null`;
  return sql<boolean>`exists (select from late_sales l where l.company_id = s.company_id and l.sale_id = s.id
    and l.reasons <> '{}' and l.reviewed_at ${isReviewed})`;
}

/** To find sales by what one may not see is to see it. */
function checkFilters(query: SaleQuery, grants: Grants): void {
  const fields: Record<string, string> = {};
  if (query.client_id && !isGranted(grants, ['sales', 'detail_client'])) fields.client_id = 'not-allowed';
  if (query.seller_id && !isGranted(grants, ['sales', 'detail_seller'])) fields.seller_id = 'not-allowed';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields });
}

/** When a day begins in Caracas, or one of the days behind it. */
function startOfDay(day: string, later: number) {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${COMPANY_TIME_ZONE})`;
}
