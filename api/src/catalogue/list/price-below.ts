import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the fixed price of one of `products` gives less than its cost, or than its utility wants (spec §5: a markup on the
 * cost), at the rate that counts now: by a rate that moved, or a cost that rose. A price that is worked out never does, and
 * what stands in a currency of neither, or without a rate between the two, is not asked. Prices of presentations and by
 * quantity are looked at with the purchase that raised their cost.
 */
export function priceBelow(companyId: string, what: 'cost' | 'utility'): RawBuilder<boolean> {
  const used = (name: 'main' | 'alternative') =>
    sql`(select ${sql.ref(name)} from company_currencies_used where company_id = ${companyId})`;
  const inMain = (amount: RawBuilder<unknown>, currency: RawBuilder<unknown>) =>
    sql`${amount} * case ${currency} when ${used('main')} then 1 when ${used('alternative')} then ${rateNow(companyId)} end`;
  const gain = what === 'cost' ? sql`0` : sql`coalesce(products.utility, 0)`;
  const wanted = sql`products.cost * (100 + ${gain}) / 100`;
  return sql<boolean>`(products.is_fixed_price and case
    when products.price_currency = products.cost_currency then products.price < round(${wanted}, 2)
    else ${inMain(sql`products.price`, sql`products.price_currency`)}
      < round(${inMain(wanted, sql`products.cost_currency`)}, 2) end)`;
}

/** What 1 of the alternative currency is in the main one; looked up once, whatever it is held against. */
function rateNow(companyId: string): RawBuilder<string> {
  return sql<string>`(select case when r.source = u.alternative then r.rate else 1 / r.rate end
    from company_currencies_used u join exchange_rates r on r.company_id = ${companyId}
      and ((r.source, r.target) = (u.main, u.alternative) or (r.source, r.target) = (u.alternative, u.main))
    where u.company_id = ${companyId} and r.effective_at <= now()
    order by r.effective_at desc, r.id desc limit 1)`;
}
