import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../database/cluster/free-port.ts';

export interface Pooler {
  /** `host:port` */
  address: string;
  stop(): Promise<void>;
}

/** Connections to each database for each role that signs in: fewer than one copy of the API asks for. */
const POOL_SIZE = 10;
/** Milliseconds that it gets to answer. */
const PATIENCE = 10_000;

/**
 * Starts PgBouncer in transaction mode in front of all databases of a server, set up as docs/operations.md#a-pooler says.
 *
 * @param program PgBouncer 1.21 or newer
 * @param ownerUrl whoever may read the server's passwords
 * @param folder where its settings go
 */
export async function startPooler(program: string, ownerUrl: string, folder: string): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(ownerUrl);
  const address = `127.0.0.1:${await findFreePort()}`;
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    settingsOf({ address, server: `host=${hostname} port=${port}`, users, username }),
  );
  for (const file of [users, settings]) await chmod(file, 0o644);
  // It does not run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...asNobody, settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  await answers(child, `postgres://${username}:${password}@${address}/postgres`);
  return {
    address,
    async stop() {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

function settingsOf(given: { address: string; server: string; users: string; username: string }): string {
  const [host, port] = given.address.split(':');
  return `[databases]
* = ${given.server}
[pgbouncer]
listen_addr = ${host}
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
max_prepared_statements = 500
auth_type = scram-sha-256
auth_file = ${given.users}
auth_user = ${given.username}
auth_query = select rolname, rolpassword from pg_authid where rolname = $1
default_pool_size = ${POOL_SIZE}
max_client_conn = 10000
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
log_stats = 0
log_pooler_errors = 0
`;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    if (child.exitCode !== null) throw new Error('the pooler did not start: why is above');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
