import { exact, sum, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import {
  type LockedMaterial,
  lockMaterials,
  type MaterialMove,
  moveMaterials,
} from '../industrial/move-materials.ts';

/** What a line of a purchase brought of a material, as its ledger has it. */
export interface BroughtMaterial {
  material_id: string;
  purchase_line_id: string;
  qty: string;
  value: string;
  value_currency: string;
  cost_before: string | null;
  lot: string | null;
  expires_on: string | null;
  /** Whether nothing of the material moved since. */
  is_last: boolean;
}

/** What a purchase brought, in the order in which it came. The materials are held before: what moved since is a fact of then. */
export async function readBrought(trx: CompanyTransaction, purchaseId: string): Promise<BroughtMaterial[]> {
  const { rows } = await sql<BroughtMaterial>`
    select m.material_id, m.purchase_line_id, m.qty, m.value, m.value_currency, m.cost_before, m.lot, m.expires_on,
      not exists (
        select from material_movements n
        where n.company_id = m.company_id and n.material_id = m.material_id and n.id > m.id
          and n.purchase_id is distinct from m.purchase_id
      ) as is_last
    from material_movements m
    where m.company_id = ${trx.companyId} and m.purchase_id = ${purchaseId} and m.kind = 'purchase'
    order by m.id`.execute(trx);
  return rows;
}

/** Materials of which less would be left than nothing. */
export function missingMaterials(
  brought: readonly BroughtMaterial[],
  materials: ReadonlyMap<string, LockedMaterial>,
) {
  return [...materials.values()].flatMap(({ id, name, qty }) => {
    const units = sum(brought.filter((one) => one.material_id === id).map((one) => one.qty));
    return exact(qty).gte(units) ? [] : [{ id, name, available: toQuantity(qty), units: toQuantity(units) }];
  });
}

/** Holds the materials that a purchase brought, before its products: see `lockMaterials`. */
export async function holdBrought(
  trx: CompanyTransaction,
  purchaseId: string,
): Promise<Map<string, LockedMaterial>> {
  const rows = await trx
    .selectFrom('material_movements')
    .select('material_id')
    .distinct()
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', 'purchase')
    .execute();
  return lockMaterials(
    trx,
    rows.map(({ material_id }) => material_id),
  );
}

/**
 * Takes out again what a purchase brought, at what it brought. Where nothing of a material moved since, it costs again what it
 * did before; else the average goes on without these.
 */
export async function annulMaterials(
  trx: CompanyTransaction,
  entry: { companyId: string; userId: string; purchaseId: string; reason: string },
  brought: readonly BroughtMaterial[],
  materials: ReadonlyMap<string, LockedMaterial>,
): Promise<void> {
  const seen = new Set<string>();
  const restored: MaterialMove[] = [];
  const out = brought.map((one): MaterialMove => {
    const { material_id, value_currency, value, lot, expires_on } = one;
    if (one.is_last && !seen.has(material_id)) {
      restored.push({ material_id, qty: '0', cost: one.cost_before });
    }
    seen.add(material_id);
    const isSame = materials.get(material_id)?.cost_currency === value_currency;
    return {
      ...{ material_id, qty: `-${one.qty}`, value: isSame ? value : null, lot, expires_on },
      purchaseLineId: one.purchase_line_id,
    };
  });
  await moveMaterials(trx, { ...entry, kind: 'purchase_annulment', moves: [...out, ...restored] });
}
