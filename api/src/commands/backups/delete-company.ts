import type pg from 'pg';
import { listTables, quoted } from '../../database/list-tables.ts';
import { CommandError } from '../../errors/command-error.ts';
import { type Company, tablesOfCompany } from './company-tables.ts';
import { contentOf, readRows, settleFormat } from './copy-rows.ts';
import type { Manifest } from './manifest.ts';
import { isSame } from './verify-backup.ts';
import { unruled } from './without-rules.ts';

/**
 * What stays of a company: whose it was and what it paid are in the books of who runs Cuadra, who has to keep them for ten years
 * (Código de Comercio, art. 44), and what was done to it is in their log.
 */
const KEPT = ['companies', 'subscriptions', 'subscription_movements', 'invoice_reports', 'audit_log'];
/** What belongs to its users, and names no company. */
const OF_USERS = ['sessions', 'second_factors', 'recovery_codes', 'known_devices'];

export const DELETED = 'Sus datos se borraron a petición de su Propietario.';

/** Within a transaction nobody takes the suspension back meanwhile. @throws CommandError where people of the company may still be at work */
export async function requireSuspended(client: pg.ClientBase, { id, name }: Company): Promise<void> {
  const { rows } = await client.query<{ is_suspended: boolean; is_deleted: boolean }>(
    `select suspended_at is not null as is_suspended, suspended_reason = $2 as is_deleted
     from subscriptions where company_id = $1 for update`,
    [id, DELETED],
  );
  if (rows[0]?.is_deleted) throw new CommandError(`Los datos de ${name} ya se borraron.`);
  if (rows[0]?.is_suspended) return;
  throw new CommandError(
    `${name} no está suspendida: suspéndela primero, para que nadie venda mientras se borra.`,
  );
}

/**
 * Deletes all that a company has but what has to be kept, as a whole or not at all, and only what is in an archive as it is now. Others sell
 * on meanwhile, where the owner is a superuser, as of the embedded database.
 *
 * @param client as the owner of the tables; its settings are changed
 * @param archive what was saved of it a moment ago
 * @returns how many rows were deleted
 * @throws CommandError where something has changed since
 */
export async function deleteCompany(client: pg.Client, company: Company, archive: Manifest): Promise<number> {
  const { id } = company;
  await settleFormat(client);
  await client.query('begin');
  try {
    await client.query('select from companies where id = $1 for update', [id]);
    await requireSuspended(client, company);
    const all = await listTables(client);
    for (const table of tablesOfCompany(all, id)) {
      const saved = archive.tables.find(({ name }) => name === table.name);
      if (saved === undefined || !isSame(await contentOf(readRows(client, table)), saved)) {
        throw new CommandError(
          `${company.name} cambió mientras se copiaba (${table.name}): vuelve a probar.`,
        );
      }
    }
    let deleted = 0;
    await unruled(client, async () => {
      const users = `select id from public.users where company_id = $1`;
      for (const name of OF_USERS) {
        await client.query(`delete from public.${quoted(name)} where user_id in (${users})`, [id]);
      }
      await client.query('update public.platform_users set company_id = null where company_id = $1', [id]);
      for (const { name, columns } of all) {
        if (!columns.includes('company_id') || [...KEPT, 'platform_users'].includes(name)) continue;
        const { rowCount } = await client.query(`delete from public.${quoted(name)} where company_id = $1`, [
          id,
        ]);
        deleted += rowCount ?? 0;
      }
      await client.query(
        `update public.companies set address = null, phone = null, logo = null, ticket_header = '',
           ticket_footer = '', modules = '{}' where id = $1`,
        [id],
      );
      await client.query("update public.invoice_reports set note = '' where company_id = $1", [id]);
      await client.query('update public.subscriptions set suspended_reason = $2 where company_id = $1', [
        id,
        DELETED,
      ]);
    });
    await client.query('commit');
    return deleted;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
