import { MAX_SALE_AGE_DAYS, type SaleDraft } from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';

/** Milliseconds. */
const DAY = 24 * 60 * 60_000;
/** A rate is known to a cash register as soon as it counts, and clocks are read off whole seconds. */
const SLACK = 2 * 60_000;

/** Whether a client who was withdrawn meanwhile stays on the sale: it is late, and nobody owes anything for it. */
export function keepsClient({ type }: SaleDraft, at: Date | null): boolean {
  return at !== null && type === 'normal';
}

/** What was replaced longer before a late sale than this is refused: no cash register hears of nothing for so long. */
export function daysBefore(at: Date): Date {
  return new Date(at.getTime() - MAX_SALE_AGE_DAYS * DAY);
}

/** The rates of `u` with those that were taken back: a cash register that heard of nothing went on with one of them. */
export const ALSO_WITHDRAWN = sql`(
  select company_id, id, source, target, rate, origin, effective_at, null::timestamptz as withdrawn_at
    from exchange_rates where company_id = u.company_id
  union all
  select company_id, id, source, target, rate, origin, effective_at, withdrawn_at
    from withdrawn_exchange_rates where company_id = u.company_id
) r`;

/** Whether the rate `r` is the one that a late sale names, and counted at a moment or later. */
export function isNamed({ rate_id }: SaleDraft, moment: Date): RawBuilder<boolean> {
  return sql`(r.id = ${rate_id}::uuid and (r.withdrawn_at is null or r.withdrawn_at > ${moment}) and not exists (
    select from exchange_rates n
    where n.company_id = r.company_id and (n.effective_at, n.id) > (r.effective_at, r.id) and n.effective_at <= ${moment}
      and ((n.source = r.source and n.target = r.target) or (n.source = r.target and n.target = r.source))))`;
}

/** Whether the rate that a late sale names counted when it was made; one that names none has nothing to exchange. */
export function isRateOfThen(draft: SaleDraft, at: Date): RawBuilder<boolean> {
  return sql`(${draft.rate_id}::uuid is null or exists (select from ${ALSO_WITHDRAWN}
    where r.company_id = u.company_id and r.effective_at <= ${new Date(at.getTime() + SLACK)} and ${isNamed(draft, at)}))`;
}

/** Of product `p`: what counted up to a moment, what counted at it, and whether it was withdrawn by then. */
export function pricesAt(at: Date): RawBuilder<unknown> {
  const earlier = sql`json_build_object('cost', e.cost::text, 'utility', e.utility::text, 'price', e.price::text,
    'is_fixed_price', e.is_fixed_price, 'cost_currency', e.cost_currency, 'price_currency', e.price_currency,
    'presentations', e.presentations, 'wholesale', e.wholesale)`;
  const ofProduct = sql`product_earlier_prices e where e.company_id = p.company_id and e.product_id = p.id`;
  return sql`, 'isWithdrawn', coalesce(p.deleted_at <= ${at}, false),
    'earlier', (select coalesce(json_agg(${earlier}), '[]') from ${ofProduct} and e.replaced_at > ${daysBefore(at)}),
    'priceThen', (select ${earlier} from ${ofProduct} and e.replaced_at > ${at} order by e.replaced_at, e.id limit 1)`;
}
