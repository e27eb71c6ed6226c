import { PreparedClient } from '../../api/src/database/prepared-client.ts';
import { type CompiledSale, fresh } from './compiled-sales.ts';

/** A connection as Cuadra's pool makes them. */
export async function openConnection(appUrl: string): Promise<PreparedClient> {
  const connection = new PreparedClient({ connectionString: appUrl, pipeline: true });
  // The database may end first; what is under way then fails by itself.
  connection.on('error', () => undefined);
  await connection.connect();
  return connection;
}

/** One sale on one connection: what Cuadra sends to PostgreSQL, in the same round trips, and nothing else. */
export async function sellBare(
  connection: PreparedClient,
  sale: CompiledSale,
  id: string,
): Promise<{ number: string }> {
  const begun = connection.query(`begin; set local app.company_id = '${sale.companyId}'`);
  await connection.query(...fresh(sale, sale.facts, id));
  await begun;
  const writing = connection.query(...fresh(sale, sale.write, id));
  const committing = connection.query('commit');
  const { rows } = await writing;
  await committing;
  return { number: String(rows[0]?.number) };
}
