import pg from 'pg';

/** Runs statements on a connection of their own and gives the rows of the last one. */
export async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that goes away says so to whoever has not asked anything, too; unheard, that would end the test.
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
