import type { Deed, ProductionOrderSummary, TakesAt } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { goodOf } from '../productions/find-production.ts';

export interface OrderRow
  extends Omit<
    ProductionOrderSummary,
    'number' | 'planned' | 'started' | 'closed' | 'annulled' | 'takes_at'
  > {
  number: string;
  takes_at: string;
  created_at: Date;
  created_by: string;
  created_by_name: string;
  started_at: Date | null;
  started_by: string | null;
  started_by_name: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  closed_by_name: string | null;
  annulled_at: Date | null;
  annulled_by: string | null;
  annulled_by_name: string | null;
}

/** The columns of an `OrderRow` of the row `o` of production_orders. */
export const ORDER = sql`o.id, o.number, o.status, o.formula_id, o.formula_name, o.formula_version,
  ${goodOf('o', 'makes_name')} as makes, o.qty, o.day, o.takes_at, o.note, o.version,
  coalesce((select sum(p.qty) from productions p
    where p.company_id = o.company_id and p.order_id = o.id and p.annulled_at is null), 0) as made,
  coalesce((select sum(p.waste) from productions p
    where p.company_id = o.company_id and p.order_id = o.id and p.annulled_at is null), 0) as waste,
  o.created_at, o.created_by, o.created_by_name, o.started_at, o.started_by, o.started_by_name,
  o.closed_at, o.closed_by, o.closed_by_name, o.annulled_at, o.annulled_by, o.annulled_by_name`;

export function toOrder(row: OrderRow): ProductionOrderSummary {
  const { id, status, formula_id, formula_name, formula_version, makes, day, note, version } = row;
  const takes_at: TakesAt = row.takes_at === 'start' ? 'start' : 'end';
  return {
    ...{ id, number: Number(row.number), status, formula_id, formula_name, formula_version, makes },
    ...{ qty: toQuantity(row.qty), made: toQuantity(row.made), waste: toQuantity(row.waste) },
    ...{ day, takes_at, note, version },
    planned: {
      create_at: row.created_at.toISOString(),
      user: { id: row.created_by, name: row.created_by_name },
    },
    started: deed(row.started_at, row.started_by, row.started_by_name),
    closed: deed(row.closed_at, row.closed_by, row.closed_by_name),
    annulled: deed(row.annulled_at, row.annulled_by, row.annulled_by_name),
  };
}

function deed(at: Date | null, by: string | null, name: string | null): Deed | null {
  return at === null || by === null
    ? null
    : { create_at: at.toISOString(), user: { id: by, name: name ?? '' } };
}
