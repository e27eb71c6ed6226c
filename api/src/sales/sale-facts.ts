import type { SaleDraft } from '@cuadra/shared/contract';
import type { PresentedProduct } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { AgreedLine } from '../store/deliver-order.ts';
import { ALSO_WITHDRAWN, daysBefore, isNamed, isRateOfThen, keepsClient, pricesAt } from './facts-of-then.ts';

/** What the database knows that a sale must agree with. */
export interface SaleFacts {
  /** What the order that the sale delivers holds of each product, at its price. */
  agreed?: readonly AgreedLine[];
  /** The order that a late sale delivers was over when it came. */
  isOrderOver?: boolean;
  /** Percent of a line that the seller may take off; read where something was taken off. */
  discountLimit?: string;
  main: string;
  alternative: string;
  /** The company also sells what it does not have. */
  allowNegativeStock: boolean;
  /** Made before it was sent: what it takes has left the shop, whatever the books say. */
  isLate: boolean;
  /** Whether `rate` is the one that counted when a late sale was made. */
  isRateOfThen: boolean;
  /** The newest record between the two currencies that counts now; for a late sale the one that it names, or that of then. */
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
  /** For a late sale: who made it is no user of the company any more, and `seller` is who sends it. */
  hasLeft?: boolean;
  /** Which state of the payment methods was read. */
  methodsVersion: string;
  /** SHA-256, hex, of the sale that has this id already. */
  earlierHash: string | null;
}

export interface ProductFacts extends PresentedProduct {
  id: string;
  name: string;
  /** What its measure is called; null: it has none. */
  measure: string | null;
  /** For a late sale: the prices that counted up to then, and have been replaced. */
  earlier?: PresentedProduct[];
  /** For a late sale: the price that counted then, where another counts now. */
  priceThen?: PresentedProduct | null;
  /** For a late sale: withdrawn before it was made. */
  isWithdrawn?: boolean;
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
  /** In which a sale on credit is to be paid; null: nobody said. */
  credit_days: number | null;
  is_wholesale: boolean;
  balances: { currency: string; amount: string }[];
  /** For a late sale: withdrawn before it was made. */
  isWithdrawn?: boolean;
}

interface FactsRow extends Omit<SaleFacts, 'products' | 'methods' | 'isLate'> {
  products: ProductFacts[] | null;
  methods: SaleMethod[] | null;
}

export interface SaleOfSeller {
  id: string;
  sellerId: string;
  /** For a late sale: who sends it, and stands for a seller who has left. */
  senderId?: string;
  draft: SaleDraft;
  /** When it was made, where that is not now. */
  at: Date | null;
}

/**
 * Reads all of it in one round trip. A credit sale locks its client, so that two cannot pass one limit together; a late one
 * its stock, since it is marked by what there is and not refused when it is written.
 */
export async function readSaleFacts(trx: CompanyTransaction, sale: SaleOfSeller): Promise<SaleFacts> {
  const { draft, at } = sale;
  if (draft.type === 'credit' && draft.client_id) {
    await lockBuyer(trx, draft.client_id);
  }
  if (at) {
    const products = draft.lines.map((line) => line.product_id);
    await sql`select from product_stock where company_id = ${trx.companyId} and product_id = any(${products}::uuid[])
      order by product_id for update`.execute(trx);
  }
  const { rows } = await factsStatement(sale, trx.companyId).execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a company without currencies');
  return {
    ...row,
    isLate: at !== null,
    products: byId(row.products),
    methods: byId(row.methods),
  };
}

/** The client, and where that record was merged the one that it leads to, which is who buys. */
async function lockBuyer(trx: CompanyTransaction, id: string): Promise<void> {
  const { rows } = await sql<{ merged_into: string | null }>`
    select merged_into from clients where company_id = ${trx.companyId} and id = ${id} for update`.execute(
    trx,
  );
  const into = rows[0]?.merged_into;
  if (into)
    await sql`select from clients where company_id = ${trx.companyId} and id = ${into} for update`.execute(
      trx,
    );
}

export function factsStatement(sale: SaleOfSeller, companyId: string): RawBuilder<FactsRow> {
  const { id, sellerId, senderId = sellerId, draft, at } = sale;
  const productIds = draft.lines.map((line) => line.product_id);
  const methodIds = [...draft.payments, ...draft.changes].map((tender) => tender.payment_method_id);
  return sql<FactsRow>`
    select u.main, u.alternative, k.allow_negative_stock as "allowNegativeStock",
      ${at ? isRateOfThen(draft, at) : sql`true`} as "isRateOfThen",
      (select json_build_object('id', r.id, 'source', r.source, 'target', r.target, 'rate', r.rate::text,
          'create_at', r.effective_at, 'origin', r.origin)
        from ${at ? ALSO_WITHDRAWN : sql`exchange_rates r`}
        where r.company_id = u.company_id and r.effective_at <= now()
          and ((r.source = u.alternative and r.target = u.main) or (r.source = u.main and r.target = u.alternative))
          ${at ? sql`and (r.withdrawn_at is null or ${isNamed(draft, daysBefore(at))})` : sql``}
        order by ${at ? sql`${isNamed(draft, daysBefore(at))} desc,` : sql``} r.effective_at desc, r.id desc limit 1)
        as rate,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'measure', (select m.name from measures m
            where m.company_id = p.company_id and m.id = p.measure_id), 'qty', coalesce(s.qty - s.reserved, 0)::text,
          'cost', p.cost::text, 'utility', p.utility::text, 'price', p.price::text,
          'is_fixed_price', p.is_fixed_price, 'cost_currency', p.cost_currency, 'price_currency', p.price_currency,
          'presentations', p.presentations, 'wholesale', p.wholesale
          ${at ? pricesAt(at) : sql``}))
        from products p left join product_stock s on s.company_id = p.company_id and s.product_id = p.id
        where p.company_id = u.company_id and p.id = any(${productIds}::uuid[])
          ${at ? sql`` : sql`and p.deleted_at is null`}) as products,
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'currency', m.currency,
          'needs_reference', m.needs_reference))
        from payment_methods m where m.company_id = u.company_id and m.id = any(${methodIds}::uuid[])) as methods,
      (select json_build_object('id', c.id, 'name', c.name, 'identification', c.identification,
          'identification_type', c.identification_type, 'credit_limit', c.credit_limit::text, 'credit_days', c.credit_days,
          'is_wholesale', c.is_wholesale, 'balances',
          coalesce((select json_agg(json_build_object('currency', b.currency, 'amount', b.amount::text))
            from client_balances b where b.company_id = c.company_id and b.client_id = c.id), '[]')
          ${at ? sql`, 'isWithdrawn', coalesce(c.deleted_at <= ${at}, false)` : sql``})
        from clients c where c.company_id = u.company_id and c.id = (select coalesce(m.merged_into, m.id) from clients m
            where m.company_id = u.company_id and m.id = ${draft.client_id})
          ${keepsClient(draft, at) ? sql`` : sql`and c.deleted_at is null`}) as client,
      (select json_build_object('name', w.name, 'identification', w.identification,
          'identification_type', w.identification_type)
        from users w where w.company_id = u.company_id and ${
          at
            ? sql`w.id in (${sellerId}, ${senderId}) order by w.id = ${sellerId} desc limit 1`
            : sql`w.id = ${sellerId}`
        }) as seller,
      ${at ? sql`not exists (select from users w where w.company_id = u.company_id and w.id = ${sellerId}) as "hasLeft",` : sql``}
      (select c.methods_version from counters c where c.company_id = u.company_id and c.name = 'sales') as "methodsVersion",
      (select encode(e.request_hash, 'hex') from sales e where e.company_id = u.company_id and e.id = ${id})
        as "earlierHash"
    from company_currencies_used u join company_configurations k on k.company_id = u.company_id
    where u.company_id = ${companyId}`;
}

function byId<T extends { id: string }>(items: T[] | null): Map<string, T> {
  return new Map((items ?? []).map((item) => [item.id, item]));
}
