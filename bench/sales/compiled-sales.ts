import { SaleDraft } from '@cuadra/shared/contract';
import { allPermissions, newId, readGrants } from '@cuadra/shared/domain';
import { connect, withCompany } from '../../api/src/database/connect.ts';
import { checkSale } from '../../api/src/sales/check-sale.ts';
import { factsStatement, readSaleFacts } from '../../api/src/sales/sale-facts.ts';
import { saleStatement } from '../../api/src/sales/write-sale.ts';
import { saleOfFive } from './sale-of-five.ts';
import type { Shop } from './shop.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of one sale, checked and compiled beforehand. What differs from sale to sale is put in by `fresh`. */
export interface CompiledSale {
  companyId: string;
  id: string;
  lineIds: string[];
  facts: Statement;
  write: Statement;
}

/** A shop's; eight shops of these stay below the 128 scripts that pgbench takes. */
const DRAFTS = 12;

/** The very statements of `POST /sales/create`, for some sales of a shop. */
export async function compileSales(appUrl: string, shop: Shop): Promise<CompiledSale[]> {
  const db = connect(appUrl, { poolSize: 1 });
  const grants = readGrants(allPermissions());
  const compiled = (statement: {
    compile(executor: typeof db): { sql: string; parameters: readonly unknown[] };
  }): Statement => {
    const { sql, parameters } = statement.compile(db);
    return { text: sql, values: [...parameters] };
  };
  try {
    return await withCompany(db, shop.companyId, async (trx) => {
      const sales: CompiledSale[] = [];
      while (sales.length < DRAFTS) {
        const draft = SaleDraft.parse(saleOfFive(shop));
        const id = draft.id ?? newId();
        const of = { id, sellerId: shop.userId, draft, at: null };
        const facts = await readSaleFacts(trx, of);
        const lineIds = draft.lines.map(() => newId());
        const checked = checkSale(draft, facts, grants);
        const requestHash = Buffer.alloc(32);
        const sale = {
          ...of,
          late: null,
          senderId: shop.userId,
          companyId: shop.companyId,
          requestHash,
          lineIds,
          facts,
          checked,
        };
        sales.push({
          companyId: shop.companyId,
          id,
          lineIds,
          facts: compiled(factsStatement(of, shop.companyId)),
          write: compiled(saleStatement(sale)),
        });
      }
      return sales;
    });
  } finally {
    await db.destroy();
  }
}

/** A statement of a sale with other ids, as text and values. */
export function fresh(sale: CompiledSale, { text, values }: Statement, id: string): [string, unknown[]] {
  return [
    text,
    values.map((value) =>
      value === sale.id ? id : value === sale.lineIds ? sale.lineIds.map(() => newId()) : value,
    ),
  ];
}
