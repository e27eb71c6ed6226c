import type { LotTrace, traceLot as TraceLot } from '@cuadra/shared/contract';
import { type Grants, isGranted, sum, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';
import { readNames } from '../formulas/good-names.ts';
import type { LotKey } from './lot-key.ts';
import { salesOfLots } from './sales-of-lots.ts';

interface BatchRow extends Omit<LotTrace['batches'][number], 'number' | 'create_at' | 'made_at'> {
  number: string;
  created_at: Date;
  made_at: Date;
}

/** Levels of formulas that a lot is followed over: more than anybody has. */
const MOST_LEVELS = 20;

/**
 * Where a lot came from and where it went, over all levels: its batches and purchases, the lots of what went into it, the batches that
 * took of it, and the sales that had of it or of what was made of it. Annulled batches and purchases count for nothing.
 * Who bought is told to those alone who see it in sales.
 *
 * @throws ApiError 404 for a good or a lot that nothing knows
 */
export async function traceLot(
  trx: CompanyTransaction,
  grants: Grants,
  { kind, good_id: id, lot }: z.output<typeof TraceLot.query>,
): Promise<LotTrace> {
  const root: LotKey = { kind, id, lot };
  const good = orNotFound((await readNames(trx, [id])).get(id));
  if (good.kind !== kind) throw new ApiError('ERROR_NOT_FOUND');
  const made = await readMakers(trx, [root]);
  const purchases = await readPurchases(trx, [root]);
  if (made.length + purchases.length === 0) orNotFound(await findMoved(trx, root));
  const back = await followBack(trx, made, root);
  const forward = await followForward(trx, root);
  const lots = [
    root,
    ...forward.flatMap(({ makes, lot: of }) => (of === null ? [] : [{ ...makes, lot: of }])),
  ];
  const sales = await salesOfLots(
    trx,
    lots.filter((one) => one.kind === 'product'),
  );
  const seesClients = isGranted(grants, ['sales', 'read']) && isGranted(grants, ['sales', 'detail_client']);
  return {
    ...{ good, lot },
    batches: made,
    purchases: [...purchases, ...back.purchases],
    made_of: back.made_of,
    went_into: forward,
    sales: sales.map((sale) => ({ ...sale, client: seesClients ? sale.client : null })),
  };
}

/** Something that moved a lot that neither a batch nor a purchase brought: an adjustment. */
async function findMoved(trx: CompanyTransaction, { id, lot }: LotKey): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from material_movements
    where company_id = ${trx.companyId} and material_id = ${id} and lot = ${lot} limit 1`.execute(trx);
  return rows[0];
}

const keyOf = ({ id, lot }: LotKey) => `${id} ${lot}`;

/** The lots of what went into batches, and of what went into those, and the purchases that brought them. */
async function followBack(
  trx: CompanyTransaction,
  made: readonly LotTrace['batches'][number][],
  root: LotKey,
) {
  const seen = new Set([keyOf(root)]);
  const made_of: LotTrace['made_of'] = [];
  const purchases: LotTrace['purchases'] = [];
  let batches = made.map((batch) => batch.id);
  for (let level = 0; level < MOST_LEVELS && batches.length > 0; level++) {
    const taken = await readTaken(trx, batches);
    made_of.push(...taken.map(({ good, lot, expires_on, qty }) => ({ good, lot, expires_on, qty })));
    const fresh: LotKey[] = [];
    for (const { good, lot } of taken) {
      const one = { kind: good.kind, id: good.id, lot };
      if (seen.has(keyOf(one))) continue;
      seen.add(keyOf(one));
      fresh.push(one);
    }
    purchases.push(...(await readPurchases(trx, fresh)));
    batches = (await readMakers(trx, fresh)).map((batch) => batch.id);
  }
  return { made_of: merged(made_of), purchases };
}

/** One lot that several batches took of is told once. */
function merged(lots: readonly LotTrace['made_of'][number][]): LotTrace['made_of'] {
  const byLot = new Map<string, LotTrace['made_of'][number]>();
  for (const one of lots) {
    const key = `${one.good.id} ${one.lot} ${one.expires_on}`;
    const before = byLot.get(key);
    byLot.set(key, before ? { ...one, qty: toQuantity(sum([before.qty, one.qty])) } : one);
  }
  return [...byLot.values()];
}

/** The batches that took of a lot, and of what these made. */
async function followForward(trx: CompanyTransaction, root: LotKey): Promise<LotTrace['went_into']> {
  const found = new Map<string, LotTrace['went_into'][number]>();
  let lots = [root];
  for (let level = 0; level < MOST_LEVELS && lots.length > 0; level++) {
    const batches = (await readTakers(trx, lots)).filter(({ id }) => !found.has(id));
    for (const batch of batches) found.set(batch.id, batch);
    lots = batches.flatMap(({ makes, lot }) =>
      lot === null ? [] : [{ kind: makes.kind, id: makes.id, lot }],
    );
  }
  return [...found.values()];
}

const BATCH = sql`p.id, p.number, p.created_at, p.made_at, p.qty, p.lot, p.expires_on,
  json_build_object('kind', case when p.material_id is null then 'product' else 'material' end,
    'id', coalesce(p.material_id, p.product_id), 'name', p.makes_name, 'measure_id', coalesce(
      (select m.measure_id from materials m where m.company_id = p.company_id and m.id = p.material_id),
      (select g.measure_id from products g where g.company_id = p.company_id and g.id = p.product_id))) as makes`;

function toBatch({ number, created_at, made_at, qty, ...row }: BatchRow): LotTrace['batches'][number] {
  return {
    ...row,
    number: Number(number),
    create_at: created_at.toISOString(),
    made_at: made_at.toISOString(),
    qty: toQuantity(qty),
  };
}

function unnested(lots: readonly LotKey[]) {
  return sql`unnest(${lots.map(({ id }) => id)}::uuid[], ${lots.map(({ lot }) => lot)}::text[]) as k(id, lot)`;
}

/** The batches that made lots. */
async function readMakers(trx: CompanyTransaction, lots: readonly LotKey[]): Promise<LotTrace['batches']> {
  if (lots.length === 0) return [];
  const { rows } = await sql<BatchRow>`
    select ${BATCH} from productions p
    join ${unnested(lots)} on k.lot = p.lot and (k.id = p.material_id or k.id = p.product_id)
    where p.company_id = ${trx.companyId} and p.annulled_at is null order by p.number`.execute(trx);
  return rows.map(toBatch);
}

/** The batches that took of lots. */
async function readTakers(trx: CompanyTransaction, lots: readonly LotKey[]): Promise<LotTrace['batches']> {
  if (lots.length === 0) return [];
  const { rows } = await sql<BatchRow>`
    with k as (select * from ${unnested(lots)}), takers as (
      select t.production_id as id from k join production_lots t on t.material_id = k.id and t.lot = k.lot
      where t.company_id = ${trx.companyId}
      union
      select t.production_id from k join production_lots t on t.product_id = k.id and t.lot = k.lot
      where t.company_id = ${trx.companyId}
    )
    select ${BATCH} from takers join productions p on p.company_id = ${trx.companyId} and p.id = takers.id
    where p.annulled_at is null order by p.number`.execute(trx);
  return rows.map(toBatch);
}

async function readTaken(trx: CompanyTransaction, batches: readonly string[]) {
  const { rows } = await sql<LotTrace['made_of'][number]>`
    select json_build_object('kind', case when t.material_id is null then 'product' else 'material' end,
        'id', coalesce(m.id, g.id), 'name', coalesce(m.name, g.name), 'measure_id', coalesce(m.measure_id, g.measure_id)) as good,
      t.lot, t.expires_on, t.qty
    from production_lots t
    left join materials m on m.company_id = t.company_id and m.id = t.material_id
    left join products g on g.company_id = t.company_id and g.id = t.product_id
    where t.company_id = ${trx.companyId} and t.production_id = any(${[...batches]}::uuid[]) and t.lot is not null
    order by t.production_id, t.position, t.lot_position`.execute(trx);
  return rows.map((row) => ({ ...row, qty: toQuantity(row.qty) }));
}

interface PurchaseRow extends Omit<LotTrace['purchases'][number], 'number' | 'create_at'> {
  number: string | null;
  received_at: Date;
}

async function readPurchases(
  trx: CompanyTransaction,
  lots: readonly LotKey[],
): Promise<LotTrace['purchases']> {
  if (lots.length === 0) return [];
  const { rows } = await sql<PurchaseRow>`
    with k as (select * from ${unnested(lots)})
    select b.id, b.number, b.received_at, s.name as supplier, l.lot, l.expires_on, l.units as qty,
      json_build_object('kind', case when l.material_id is null then 'product' else 'material' end,
        'id', coalesce(m.id, g.id), 'name', coalesce(m.name, g.name), 'measure_id', coalesce(m.measure_id, g.measure_id)) as good
    from k join lateral (
      select o.* from purchase_lines o where o.company_id = ${trx.companyId} and o.material_id = k.id and o.lot = k.lot
      union all
      select o.* from purchase_lines o where o.company_id = ${trx.companyId} and o.product_id = k.id and o.lot = k.lot
    ) l on true
    join purchases b on b.company_id = l.company_id and b.id = l.purchase_id and b.state = 'received'
    left join suppliers s on s.company_id = b.company_id and s.id = b.supplier_id
    left join materials m on m.company_id = l.company_id and m.id = l.material_id
    left join products g on g.company_id = l.company_id and g.id = l.product_id
    order by b.number, l.position`.execute(trx);
  return rows.map(({ number, received_at, qty, ...row }) => ({
    ...{ ...row, number: number === null ? null : Number(number), qty: toQuantity(qty) },
    create_at: received_at.toISOString(),
  }));
}
