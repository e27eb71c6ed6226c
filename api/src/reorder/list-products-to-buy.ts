import {
  Id,
  type listProductsToBuy as ListProductsToBuy,
  Presentation,
  type ProductToBuy,
} from '@cuadra/shared/contract';
import {
  addDays,
  companyDay,
  exact,
  type Grants,
  isGranted,
  LEAST_PACE_DAYS,
  PACE_DAYS,
  suggestedOrder,
  toQuantity,
  toUnitCost,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { planProductFigures } from '../figures/product-figures.ts';

type Query = z.output<typeof ListProductsToBuy.query>;

interface ToBuyRow {
  id: string;
  name: string;
  code: string | null;
  category_id: string | null;
  measure_id: string | null;
  qty: string;
  held: string;
  min_qty: string | null;
  sold: string;
  pace_days: number;
  days_left: number | null;
  /** By which the shortest stand first. */
  rank: number;
  is_whole: boolean;
  ordered: string;
  supplier_id: string | null;
  supplier_name: string | null;
  supplier_phone: string | null;
  presentation_id: string | null;
  presentations: unknown;
  cost: string | null;
  cost_currency: string;
}

/** Of what is not sold nobody can say how long it lasts: behind what can be said. */
const LASTS = 1_000_000;

/** Products at or under their minimum, or that do not last as long as asked; costs take products: modify the cost. */
export async function listProductsToBuy(trx: CompanyTransaction, grants: Grants, query: Query) {
  const after = readCursor(query.cursor, z.tuple([z.number().int().min(0).max(LASTS), TextKey, Id]));
  const today = companyDay(currentTime());
  const { companyId } = trx;
  const figures = await planProductFigures(trx, { from: addDays(today, 1 - PACE_DAYS), to: today });
  const { rows } = await sql<ToBuyRow>`
    with sold as materialized (
      select product_id, qty from (${figures.sums(['qty'], undefined)}) f where qty > 0
    ), stocked as (
      select p.id, p.name, p.min_qty, coalesce(q.qty, 0) as qty, coalesce(sold.qty, 0) as sold,
        case when q.reserved > 0 then held_from_sales(p.company_id, p.id, q.reserved) else 0 end as held
      from products p
      left join product_stock q on q.company_id = p.company_id and q.product_id = p.id
      left join sold on sold.product_id = p.id
      where p.company_id = ${companyId} and p.deleted_at is null and (sold.qty is not null or p.min_qty is not null)
        ${query.category_id ? sql`and p.category_id = ${query.category_id}` : sql``}
        ${query.supplier_id ? sql`and p.id in (${boughtFrom(companyId, query.supplier_id)})` : sql``}
    ), perhaps as materialized (
      select * from stocked where qty - held <= min_qty
        or (sold > 0 and (qty - held) * ${LEAST_PACE_DAYS}::int < sold * ${query.days}::int)
    ), lasting as materialized (
      select *, case
        when sold <= 0 then null
        when qty - held <= 0 then 0
        else least(floor((qty - held) * ${daysKnown(companyId, today)} / sold), ${LASTS - 1}::int) end::int as days_left
      from perhaps s
    ), short as (
      select *, coalesce(days_left, ${LASTS}::int) as rank from lasting
      where qty - held <= min_qty or days_left < ${query.days}::int
    ), ranked as materialized (
      select * from short s
      where true ${after ? sql`and (s.rank, s.name, s.id) > (${after[0]}::int, ${after[1]}::text collate spanish, ${after[2]}::uuid)` : sql``}
      order by s.rank, s.name, s.id ${query.supplier_id ? sql`` : sql`limit ${query.limit + 1}`}
    ), page as materialized (
      select s.*, b.* from ranked s left join lateral (${lastSupplier(companyId)}) b on true
      where true ${query.supplier_id ? sql`and b.supplier_id = ${query.supplier_id}` : sql``}
      order by s.rank, s.name, s.id limit ${query.limit + 1}
    )
    select s.id, s.name, p.code, p.category_id, p.measure_id, s.qty, s.held, s.min_qty, s.sold,
      ${daysKnown(companyId, today)} as pace_days, s.days_left, s.rank,
      p.measure_id is null or m.name = 'Unidad' as is_whole, coalesce(d.units, 0) as ordered, s.supplier_id,
      s.supplier_name, s.supplier_phone, s.presentation ->> 'id' as presentation_id, p.presentations, p.cost,
      p.cost_currency
    from page s
    join products p on p.company_id = ${companyId} and p.id = s.id
    left join measures m on m.company_id = ${companyId} and m.id = p.measure_id
    left join (
      select l.product_id, sum(l.units) as units from purchase_lines l
      join purchases p on p.company_id = l.company_id and p.id = l.purchase_id and p.state = 'draft'
      where l.company_id = ${companyId} group by l.product_id
    ) d on d.product_id = s.id
    order by s.rank, s.name, s.id`.execute(trx);
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return toPage(
    rows,
    query.limit,
    (row) => [row.rank, row.name, row.id],
    (row) => toBuy(row, query.days, seesCosts),
  );
}

/** For how many days `s` is known by its stock, as far as its pace looks back: at least a week. */
function daysKnown(companyId: string, today: string) {
  return sql`coalesce((
    select greatest(least(${today}::date - company_day(k.created_at) + 1, ${PACE_DAYS}::int), ${LEAST_PACE_DAYS}::int)
    from stock_movements k where k.company_id = ${companyId} and k.product_id = s.id order by k.id limit 1
  ), ${LEAST_PACE_DAYS}::int)`;
}

/** Who `s` was bought from last. */
function lastSupplier(companyId: string) {
  return sql`
    select p.supplier_id, u.name as supplier_name, u.phone as supplier_phone, l.presentation
    from purchase_lines l
    join purchases p on p.company_id = l.company_id and p.id = l.purchase_id and p.state = 'received'
    join suppliers u on u.company_id = p.company_id and u.id = p.supplier_id
    where l.company_id = ${companyId} and l.product_id = s.id
    order by p.number desc, l.position limit 1`;
}

/** What was ever received from a supplier: of all else nobody has to look up who it was bought from last. */
function boughtFrom(companyId: string, supplierId: string) {
  return sql`
    select l.product_id from purchases p
    join purchase_lines l on l.company_id = p.company_id and l.purchase_id = p.id
    where p.company_id = ${companyId} and p.supplier_id = ${supplierId} and p.state = 'received'`;
}

function toBuy(row: ToBuyRow, coverDays: number, seesCosts: boolean): ProductToBuy {
  const { id, supplier_id, supplier_name, supplier_phone } = row;
  const presentation = z
    .array(Presentation)
    .parse(row.presentations)
    .find((one) => one.id === row.presentation_id);
  return {
    product_id: id,
    ...{ name: row.name, code: row.code, category_id: row.category_id, measure_id: row.measure_id },
    ...{ qty: toQuantity(row.qty), held: toQuantity(row.held) },
    min_qty: row.min_qty === null ? null : toQuantity(row.min_qty),
    pace: { qty: toQuantity(row.sold), days: row.pace_days },
    days_left: row.days_left,
    suggested: suggestedOrder({
      ...{ sold: row.sold, pace_days: row.pace_days, cover_days: coverDays, min_qty: row.min_qty },
      ...{ available: exact(row.qty).minus(row.held), is_whole: row.is_whole },
    }),
    already_ordered: toQuantity(row.ordered),
    last_supplier:
      supplier_id === null ? null : { id: supplier_id, name: supplier_name ?? '', phone: supplier_phone },
    last_presentation: presentation
      ? { id: presentation.id, name: presentation.name, factor: presentation.factor }
      : null,
    cost: seesCosts && row.cost !== null ? toUnitCost(row.cost) : null,
    cost_currency: row.cost_currency,
  };
}
