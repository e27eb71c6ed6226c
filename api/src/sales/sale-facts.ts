import type { SaleDraft } from '@cuadra/shared/contract';
import type { PricedProduct } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { AgreedLine } from '../store/deliver-order.ts';

/** What the database knows that a sale must agree with. */
export interface SaleFacts {
  /** What the order that the sale delivers holds of each product, at its price. */
  agreed?: ReadonlyMap<string, AgreedLine>;
  /** Percent of a line that the seller may take off; read where something was taken off. */
  discountLimit?: string;
  main: string;
  alternative: string;
  allowNegativeStock: boolean;
  /** The newest record between the two currencies that counts now; for an earlier sale the one that counted then. */
  rate: {
    id: string;
    source: string;
    target: string;
    rate: string;
    create_at: string;
    origin: string;
  } | null;
  products: Map<string, ProductFacts>;
  methods: Map<string, SaleMethod>;
  client: SaleClient | null;
  seller: { name: string; identification: string | null; identification_type: string | null } | null;
  /** Which state of the payment methods was read. */
  methodsVersion: string;
  /** SHA-256, hex, of the sale that has this id already. */
  earlierHash: string | null;
}

export interface ProductFacts extends PricedProduct {
  id: string;
  name: string;
  /** For a sale that was made earlier: the prices that counted then or until shortly before. */
  earlier?: PricedProduct[];
  /** What there is and no order of the online store holds back. */
  qty: string;
}

export interface SaleMethod {
  id: string;
  name: string;
  currency: string;
  needs_reference: boolean;
}

export interface SaleClient {
  id: string;
  name: string;
  identification: string | null;
  identification_type: string | null;
  credit_limit: string | null;
  balances: { currency: string; amount: string }[];
}

interface FactsRow extends Omit<SaleFacts, 'products' | 'methods'> {
  products: ProductFacts[] | null;
  methods: SaleMethod[] | null;
}

export interface SaleOfSeller {
  id: string;
  sellerId: string;
  draft: SaleDraft;
}

/** Reads all of it in one round trip. A credit sale locks its client, so that two cannot pass one limit together. */
export async function readSaleFacts(trx: CompanyTransaction, sale: SaleOfSeller): Promise<SaleFacts> {
  const { draft } = sale;
  if (draft.type === 'credit' && draft.client_id) {
    await sql`select from clients where id = ${draft.client_id} for update`.execute(trx);
  }
  const { rows } = await factsStatement(sale).execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a company without currencies');
  return {
    ...row,
    // What was sold earlier has left the shop, whatever the books say.
    allowNegativeStock: row.allowNegativeStock || draft.sold_at !== undefined,
    products: byId(row.products),
    methods: byId(row.methods),
  };
}

export function factsStatement({ id, sellerId, draft }: SaleOfSeller): RawBuilder<FactsRow> {
  const productIds = draft.lines.map((line) => line.product_id);
  const soldAt = draft.sold_at;
  const methodIds = [...draft.payments, ...draft.changes].map((tender) => tender.payment_method_id);
  return sql<FactsRow>`
    select u.main, u.alternative, k.allow_negative_stock as "allowNegativeStock",
      (select json_build_object('id', r.id, 'source', r.source, 'target', r.target, 'rate', r.rate::text,
          'create_at', r.effective_at, 'origin', r.origin)
        from ${soldAt ? ALSO_WITHDRAWN : sql`exchange_rates r`}
        where r.company_id = u.company_id and r.effective_at <= now()
          and ((r.source = u.alternative and r.target = u.main) or (r.source = u.main and r.target = u.alternative))
          ${soldAt ? sql`and (r.withdrawn_at is null or (${countedThen(draft, soldAt)}))` : sql``}
        order by ${soldAt ? sql`(${countedThen(draft, soldAt)}) desc,` : sql``} r.effective_at desc, r.id desc limit 1)
        as rate,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'qty', coalesce(s.qty - s.reserved, 0)::text,
          'cost', p.cost::text, 'utility', p.utility::text, 'price', p.price::text,
          'is_fixed_price', p.is_fixed_price, 'cost_currency', p.cost_currency, 'price_currency', p.price_currency
          ${soldAt ? sql`, 'earlier', ${earlierPrices(soldAt)}` : sql``}))
        from products p left join product_stock s on s.company_id = p.company_id and s.product_id = p.id
        where p.id = any(${productIds}::uuid[]) ${soldAt ? sql`` : sql`and p.deleted_at is null`}) as products,
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'currency', m.currency,
          'needs_reference', m.needs_reference))
        from payment_methods m where m.id = any(${methodIds}::uuid[])) as methods,
      (select json_build_object('id', c.id, 'name', c.name, 'identification', c.identification,
          'identification_type', c.identification_type, 'credit_limit', c.credit_limit::text, 'balances',
          coalesce((select json_agg(json_build_object('currency', b.currency, 'amount', b.amount::text))
            from client_balances b where b.company_id = c.company_id and b.client_id = c.id), '[]'))
        from clients c where c.id = ${draft.client_id} and c.deleted_at is null) as client,
      (select json_build_object('name', w.name, 'identification', w.identification,
          'identification_type', w.identification_type)
        from users w where w.id = ${sellerId}) as seller,
      (select c.methods_version from counters c where c.name = 'sales') as "methodsVersion",
      (select encode(e.request_hash, 'hex') from sales e where e.id = ${id}) as "earlierHash"
    from company_currencies_used u join company_configurations k on k.company_id = u.company_id`;
}

/**
 * For how long a cash register that hears of nothing may go on with what it knew: a long weekend. A rate or a price that was
 * replaced longer ago than that before the sale is refused.
 */
const UNHEARD = '3 days';

/** Whether the record of a rate is the one that the sale names, and one that a cash register could know when it was made. */
function countedThen({ rate_id }: SaleDraft, soldAt: string): RawBuilder<boolean> {
  return sql`r.id = ${rate_id}::uuid and r.effective_at <= ${soldAt}::timestamptz
    and (r.withdrawn_at is null or r.withdrawn_at > ${soldAt}::timestamptz - ${UNHEARD}::interval) and not exists (
    select from exchange_rates n
    where ((n.source = u.alternative and n.target = u.main) or (n.source = u.main and n.target = u.alternative))
      and n.effective_at > r.effective_at and n.effective_at <= ${soldAt}::timestamptz - ${UNHEARD}::interval)`;
}

/** The rates with those that were taken back: a cash register that heard of nothing went on with one of them. */
const ALSO_WITHDRAWN = sql`(
  select company_id, id, source, target, rate, origin, effective_at, null::timestamptz as withdrawn_at
    from exchange_rates
  union all
  select company_id, id, source, target, rate, origin, effective_at, withdrawn_at from withdrawn_exchange_rates
) r`;

function earlierPrices(soldAt: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('cost', e.cost::text, 'utility', e.utility::text,
      'price', e.price::text, 'is_fixed_price', e.is_fixed_price, 'cost_currency', e.cost_currency,
      'price_currency', e.price_currency)), '[]')
    from product_earlier_prices e where e.company_id = p.company_id and e.product_id = p.id
      and e.replaced_at > ${soldAt}::timestamptz - ${UNHEARD}::interval)`;
}

function byId<T extends { id: string }>(items: T[] | null): Map<string, T> {
  return new Map((items ?? []).map((item) => [item.id, item]));
}
