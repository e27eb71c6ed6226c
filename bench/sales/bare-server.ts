/**
 * The limit: `node:http`, a JSON body in and out, and the statements of a sale on as many connections as Cuadra has. No
 * session, no validation, no checks, no ticket. Told its database and shops through the environment.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compileSales } from './compiled-sales.ts';
import { openConnection, sellBare } from './sell-bare.ts';
import type { Shop } from './shop.ts';

const CONNECTIONS = 12;

const appUrl = process.env.APP_URL ?? '';
const shops: Shop[] = JSON.parse(process.env.SHOPS ?? '[]');
const sales = await Promise.all(shops.map((shop) => compileSales(appUrl, shop)));
const idle = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(appUrl)));
let next = 0;

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', async () => {
    const { id } = JSON.parse(text);
    const ofShop = sales[Number(request.headers.authorization?.replace('Bearer ', ''))];
    const sale = ofShop?.[next++ % ofShop.length];
    const connection = idle.pop();
    if (!sale || !connection) {
      response.writeHead(503).end();
      return;
    }
    try {
      const { number } = await sellBare(connection, sale, id);
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id, number }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    } finally {
      idle.push(connection);
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
