import type { Agreement } from './agreement.ts';

/** What batches and production orders must agree on with the ledgers (docs/decisions/0070). */
export const PRODUCTION_AGREEMENTS: readonly Agreement[] = [
  {
    // What went into a batch is its cost, and that is what came out of it.
    table: 'productions.cost',
    disagreements: `select p.id::text as row_id, p.cost || ' ' || p.cost_alternative as stored,
        i.main || ' ' || i.alternative as worked_out
      from productions p cross join lateral (
        select coalesce(sum(t.total), 0) as main, coalesce(sum(t.total_alternative), 0) as alternative from (
          select total, total_alternative from production_lines where company_id = p.company_id and production_id = p.id
          union all
          select total, total_alternative from production_costs where company_id = p.company_id and production_id = p.id
        ) t
      ) i
      where p.company_id = $1 and (p.cost, p.cost_alternative) <> (i.main, i.alternative)`,
  },
  {
    table: 'productions.makes_cost',
    disagreements: `select p.id::text as row_id, p.cost || ' ' || p.cost_alternative as stored,
        p.makes_cost + b.main || ' ' || p.makes_cost_alternative + b.alternative as worked_out
      from productions p cross join lateral (
        select coalesce(sum(cost), 0) as main, coalesce(sum(cost_alternative), 0) as alternative
        from production_byproducts where company_id = p.company_id and production_id = p.id
      ) b
      where p.company_id = $1
        and (p.cost, p.cost_alternative) <> (p.makes_cost + b.main, p.makes_cost_alternative + b.alternative)`,
  },
  {
    // An order holds what it took and neither used nor gave back: never less than nothing, and nothing once it is over.
    table: 'order_takings.qty',
    disagreements: `select o.id || ' ' || coalesce(t.material_id, t.product_id) as row_id, sum(t.qty)::text as stored, '0' as worked_out
      from production_orders o join order_takings t on t.company_id = o.company_id and t.order_id = o.id
      where o.company_id = $1 group by o.id, o.status, t.material_id, t.product_id
      having sum(t.qty) < 0 or (o.status <> 'started' and (sum(t.qty) <> 0 or coalesce(sum(t.value), 0) <> 0))`,
  },
  {
    // What an order took and gave back is what left the stock for it.
    table: 'order_takings.stock',
    disagreements: `select coalesce(t.row_id, m.row_id) as row_id, coalesce(t.qty, 0)::text as stored, coalesce(m.qty, 0)::text as worked_out
      from (
        select order_id || ' ' || coalesce(material_id, product_id) as row_id, sum(qty) as qty from order_takings
        where company_id = $1 and kind in ('start', 'return') group by 1
      ) t
      full join (
        select row_id, -sum(qty) as qty from (
          select order_id || ' ' || material_id as row_id, qty from material_movements
          where company_id = $1 and order_id is not null
          union all
          select production_order_id || ' ' || product_id, qty from stock_movements
          where company_id = $1 and production_order_id is not null
        ) moved group by 1
      ) m on m.row_id = t.row_id
      where coalesce(t.qty, 0) <> coalesce(m.qty, 0)`,
  },
  {
    // What a batch that stands used of its order is what the order gave it; of an annulled one it may have it again.
    table: 'order_takings.batch',
    disagreements: `select l.production_id || ' ' || coalesce(l.material_id, l.product_id) as row_id, l.from_order::text as stored,
        coalesce(-t.qty, 0)::text as worked_out
      from production_lines l
      join productions p on p.company_id = l.company_id and p.id = l.production_id and p.annulled_at is null
      left join lateral (
        select sum(t.qty) as qty from order_takings t
        where t.company_id = l.company_id and t.production_id = l.production_id
          and coalesce(t.material_id, t.product_id) = coalesce(l.material_id, l.product_id)
      ) t on true
      where l.company_id = $1 and l.from_order <> coalesce(-t.qty, 0)`,
  },
];
