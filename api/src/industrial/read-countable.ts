import { MaterialUnit } from '@cuadra/shared/contract';
import { type CountingUnit, countingUnits } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';

/** A material as it is counted. */
export interface CountableMaterial {
  id: string;
  name: string;
  /** What its measure is called; null: it has none. */
  measure: string | null;
  /** What else it is counted in. */
  units: CountingUnit[];
  has_lots: boolean;
  deleted: boolean;
}

/** Materials by id, with what they are counted in. */
export async function readCountable(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, CountableMaterial>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<CountableMaterial, 'units'> & { units: unknown }>`
    select m.id, m.name, u.name as measure, m.units, m.has_lots, m.deleted_at is not null as deleted
    from materials m left join measures u on u.company_id = m.company_id and u.id = m.measure_id
    where m.company_id = ${trx.companyId} and m.id = any(${[...ids]}::uuid[])`.execute(trx);
  return new Map(
    rows.map((row) => {
      const own = z.array(MaterialUnit).parse(row.units);
      return [row.id, { ...row, units: countingUnits(row.measure, own) }];
    }),
  );
}
