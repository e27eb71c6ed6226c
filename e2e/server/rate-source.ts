import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyDay } from '@cuadra/shared/domain';

/** What the server asks for the official rate, in the test's hand. */
export interface RateSource {
  /** What the server runs with, to ask here and nobody else. */
  env: Readonly<Record<string, string>>;
  /** How many bolívares a dollar is from today on; null: it is out of order, as it is at first. */
  says: (rate: string | null) => void;
  stop: () => void;
}

/** Answers as dolarapi does, on a free port. */
export async function startRateSource(): Promise<RateSource> {
  let rate: string | null = null;
  const server = createServer((_, response) => {
    if (rate === null) return response.writeHead(503).end('{}');
    const since = `${companyDay(new Date())}T00:00:00-04:00`;
    const answer = `{"moneda":"USD","fuente":"oficial","nombre":"Dólar","promedio":${rate},"fechaActualizacion":"${since}"}`;
    return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      RATE_PROVIDER: 'on',
      RATE_DOLARAPI_URL: `${address}/v1/dolares/oficial`,
      RATE_OPEN_ER_API_URL: `${address}/v6/latest/USD`,
    },
    says: (next) => {
      rate = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
