/**
 * How long the screens of the back office wait for their calls with 1,000 and with 10,000 companies of a year, asked turn about. Aim: 200 ms
 * for what a screen opens with. `npm run back-office -w @cuadra/bench [-- companies,companies]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { hashPassword } from '../../api/src/access/password.ts';
import { startCluster } from '../../api/src/database/cluster/start-cluster.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { type Caller, httpCaller } from '../http-client.ts';
import { quantile, say } from '../measure.ts';
import { startProduction } from '../production-server.ts';
import { fillCompanies } from './fill-companies.ts';

const TIMES = 30;
const PASSWORD = 'una clave larga';
const sizes = (process.argv[2] ?? '1000,10000').split(',').map(Number);

/** What a screen asks, or a search in it. */
const asked: Record<string, string> = {
  'overview (/back-office)': '/backoffice/',
  'companies, 20 by name': '/backoffice/companies?limit=20',
  'companies, 20 that expired': '/backoffice/companies?limit=20&state=expired',
  'companies, a search': '/backoffice/companies?limit=20&search=caribe%201234',
  'payments that wait, 20': '/backoffice/reports?limit=20',
  'figures of a year': '/backoffice/figures',
  plans: '/backoffice/plans',
};

/** What is ended at the end, the last first: also where a place was only half open. */
const ends: (() => Promise<void>)[] = [];
const places: { call: Caller; token: string }[] = [];
try {
  for (const size of sizes) places.push(await openPlace(size));
  say(`Milliseconds over HTTP, one at a time: median (95 of 100 within), ${TIMES} each`);
  say(`${''.padEnd(32)}${sizes.map((size) => `${size} companies`.padStart(24)).join('')}`);
  for (const [name, path] of Object.entries(asked)) {
    const times = places.map((): number[] => []);
    for (let round = -3; round < TIMES; round++) {
      for (const [index, { call, token }] of places.entries()) {
        const started = performance.now();
        await call(path, { token });
        if (round >= 0) times[index]?.push(performance.now() - started);
      }
    }
    const told = times.map(
      (values) => `${quantile(values, 0.5).toFixed(1)} (${quantile(values, 0.95).toFixed(1)})`,
    );
    say(`${name.padEnd(32)}${told.map((text) => text.padStart(24)).join('')}`);
  }
} finally {
  for (const end of ends.reverse()) await end();
}

/** A PostgreSQL and a server of its own, with so many companies and a super user who is signed in. */
async function openPlace(size: number): Promise<{ call: Caller; token: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuadra-bench-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  // Run by root, the database has an account of its own, which has to enter.
  await chmod(dataDir, 0o755);
  const cluster = await startCluster({ dataDir });
  ends.push(() => cluster.stop());
  await migrate(cluster.url);
  const started = performance.now();
  await fillCompanies(cluster.url, size);
  await addSuperUser(cluster.url);
  say(`Filled ${size} companies in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, NODE_ENV: 'production', SECOND_FACTOR: 'off' };
  const server = await startProduction(env);
  ends.push(() => server.stop());
  const call = httpCaller(server.base);
  const { token } = await call('/auth/login', { json: { username: 'soporte', password: PASSWORD } });
  return { call, token: String(token) };
}

async function addSuperUser(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into platform_users (id, kind, name, username, email, password_hash)
     values ($1, 'super_user', 'Soporte', 'soporte', 'soporte@cuadra.example', $2)`,
    [newId(), await hashPassword(PASSWORD)],
  );
  await client.end();
}
