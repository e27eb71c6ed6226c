import { SaleDraft, type SaleDraftInput } from '@cuadra/shared/contract';
import { allPermissions, newId, readGrants } from '@cuadra/shared/domain';
import { connect, withCompany } from '../../api/src/database/connect.ts';
import { PreparedClient } from '../../api/src/database/prepared-client.ts';
import { checkSale } from '../../api/src/sales/check-sale.ts';
import { factsStatement, readSaleFacts } from '../../api/src/sales/sale-facts.ts';
import { saleStatement } from '../../api/src/sales/write-sale.ts';
import type { Shop } from './shop.ts';

interface Compiled {
  text: string;
  values: unknown[];
}

export interface DirectClient {
  /** Sells once on one of the connections, with nothing between the loop and PostgreSQL. */
  sell(client: number): Promise<void>;
  end(): Promise<void>;
}

/**
 * The limit: the very statements of `POST /sales/create`, compiled beforehand, sent by bare `pg` connections as the same
 * restricted role. No HTTP, no session, no validation, no checks; only the ids differ from sale to sale.
 */
export async function directClient(
  appUrl: string,
  shop: Shop,
  drafts: SaleDraftInput[],
  clients: number,
): Promise<DirectClient> {
  const sales = await compileSales(appUrl, shop, drafts);
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = new PreparedClient({ connectionString: appUrl });
      await connection.connect();
      return connection;
    }),
  );
  let next = 0;
  return {
    sell: async (client) => {
      const connection = connections[client];
      const sale = sales[next++ % sales.length];
      if (!connection || !sale) throw new Error('no such client');
      const id = newId();
      const fresh = ({ text, values }: Compiled): [string, unknown[]] => [
        text,
        values.map((value) =>
          value === sale.id ? id : value === sale.lineIds ? sale.lineIds.map(() => newId()) : value,
        ),
      ];
      await connection.query(`begin; set local app.company_id = '${shop.companyId}'`);
      await connection.query(...fresh(sale.facts));
      await connection.query(...fresh(sale.write));
      await connection.query('commit');
    },
    end: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}

async function compileSales(appUrl: string, shop: Shop, drafts: SaleDraftInput[]) {
  const db = connect(appUrl, { poolSize: 1 });
  const grants = readGrants(allPermissions());
  const compiled = (statement: {
    compile(executor: typeof db): { sql: string; parameters: readonly unknown[] };
  }) => {
    const { sql, parameters } = statement.compile(db);
    return { text: sql, values: [...parameters] };
  };
  try {
    return await withCompany(db, shop.companyId, async (trx) => {
      const sales: { id: string; lineIds: string[]; facts: Compiled; write: Compiled }[] = [];
      for (const input of drafts) {
        const draft = SaleDraft.parse(input);
        const id = draft.id ?? newId();
        const of = { id, sellerId: shop.userId, draft };
        const facts = await readSaleFacts(trx, of);
        const lineIds = draft.lines.map(() => newId());
        const checked = checkSale(draft, facts, grants);
        const sale = {
          ...of,
          companyId: shop.companyId,
          requestHash: Buffer.alloc(32),
          lineIds,
          facts,
          checked,
        };
        sales.push({
          id,
          lineIds,
          facts: compiled(factsStatement(of)),
          write: compiled(saleStatement(sale)),
        });
      }
      return sales;
    });
  } finally {
    await db.destroy();
  }
}
