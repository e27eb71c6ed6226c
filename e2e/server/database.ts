import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { homeOf } from '../lifecycle/place.ts';

/** The server's own database, as its owner: for what only time would bring about. */
export interface TestDatabase {
  query: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
}

/** @param dataDir of a server that runs with the embedded database */
export function openDatabase(dataDir: string): TestDatabase {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
      const home = await homeOf(dataDir);
      const [, , , port] = (await readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      const password = await readFile(path.join(home, 'password'), 'utf8');
      const client = new pg.Client({
        host: '127.0.0.1',
        port: Number(port),
        user: 'cuadra',
        password,
        database: 'cuadra',
      });
      await client.connect();
      try {
        return (await client.query<Row>(sql, [...values])).rows;
      } finally {
        await client.end();
      }
    },
  };
}
