import { OPTIONAL_MODULES, type OptionalModule } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Days, today included, in which a module is used. */
export const USE_DAYS = 30;
const since = sql`(company_today() - ${USE_DAYS - 1}::integer)`;

/** Whether a browser of the company `c` loaded the module's remote. */
const opened = (remote: string) => sql<boolean>`exists (select from remote_loads l
  where l.company_id = c.id and l.name = ${remote} and l.day >= ${since} and l.outcome <> 'failed')`;

/**
 * Whether the company `c` used a module: by what it did, where that is written down by company and time, and by whether somebody
 * opened it otherwise. Of reports and printing nothing says it.
 */
const USED: Readonly<Partial<Record<OptionalModule, RawBuilder<boolean>>>> = {
  sales: sql`exists (select from daily_sales d where d.company_id = c.id and d.day >= ${since} and d.tickets > 0)`,
  products: opened('mf_inventory'),
  clients: opened('mf_clients'),
  ecommerce: sql`exists (select from store_orders o where o.company_id = c.id and o.created_at >= start_of_day(${since}))`,
  formulas: sql`exists (select from productions p where p.company_id = c.id and p.created_at >= start_of_day(${since}))`,
};

export interface ModuleUse {
  module: OptionalModule;
  /** Companies that have it and can work. */
  companies: number;
  /** Of these, who used it; null where nothing says so. */
  used: number | null;
}

/** How many of the companies that can work have each module, and use it. */
export async function readModuleUse(backoffice: Database): Promise<ModuleUse[]> {
  const counts = OPTIONAL_MODULES.map((module) => {
    const used = USED[module];
    const has = sql`${module} = any(c.modules)`;
    return sql`json_build_object('module', ${module}::text, 'companies', count(*) filter (where ${has}),
      'used', ${used ? sql`count(*) filter (where ${has} and ${used})` : sql`null`})`;
  });
  const { rows } = await sql<{ uses: ModuleUse[] }>`
    select json_build_array(${sql.join(counts)}) as uses
    from companies c join subscriptions s on s.company_id = c.id
    where s.suspended_at is null and s.expires_at > now()`.execute(backoffice);
  return rows[0]?.uses ?? [];
}
