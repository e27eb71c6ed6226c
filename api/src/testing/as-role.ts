import pg from 'pg';
import { afterTests } from './after-tests.ts';

/** A connection as one of the API's roles, closed after the file's tests. */
export async function connectAs(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterTests(() => client.end());
  return client;
}

/** Runs statements in a transaction that is undone, in a company or in none, and gives the last result. */
export async function tryOut(
  client: pg.Client,
  companyId: string | null,
  ...statements: [string, unknown[]?][]
) {
  await client.query('begin');
  try {
    if (companyId) await client.query(`set local app.company_id = '${companyId}'`);
    let result: pg.QueryResult = await client.query('select');
    for (const [text, values] of statements) result = await client.query(text, values);
    return result;
  } finally {
    await client.query('rollback');
  }
}

/** Runs a statement that must fail, and gives the SQLSTATE: 42501 is `insufficient_privilege`. */
export async function sqlState(
  client: pg.Client,
  companyId: string | null,
  text: string,
  values?: unknown[],
): Promise<string> {
  try {
    await tryOut(client, companyId, [text, values]);
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code ?? '';
    throw error;
  }
  return 'none';
}
