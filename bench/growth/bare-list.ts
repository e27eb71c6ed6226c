/**
 * The limit of a list: `node:http`, one prepared query for 20 rows under row level security, JSON out. No session, no
 * validation, no permissions. Told its database and company through the environment.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openConnection } from '../sales/sell-bare.ts';

const connection = await openConnection(process.env.APP_URL ?? '');
const PAGE = `select id, number, created_at, type, status, description, total, total_alternative, main, alternative, rate,
  balance, balance_currency, seller_id, seller_name, client_id, client_name from sales
  where created_at < $1 order by created_at desc, id desc limit 21`;

const server = createServer(async (request, response) => {
  const company = new URL(request.url ?? '', 'http://bare').searchParams.get('company');
  const begun = connection.query(`begin; set local app.company_id = '${company}'`);
  const page = connection.query(PAGE, [new Date()]);
  const committed = connection.query('commit');
  const { rows } = await page;
  await Promise.all([begun, committed]);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: rows }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
