import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyDay } from '@cuadra/shared/domain';
import { afterTests } from './after-tests.ts';

/** How a source answers: writes to the response, or lets it hang. */
export type Answering = (response: ServerResponse) => unknown;

export interface TestSource {
  address: string;
  /** How often it was asked. */
  asked: number;
  answers(answering: Answering): void;
}

export interface TestSources {
  dolarapi: TestSource;
  openErApi: TestSource;
  /** For `startApi`: the provider on, with these sources. */
  env: Record<string, string>;
}

/** A server on a free port of this machine that answers as the two sources of the rate do; until told how, with 503. */
export async function startRateSources(): Promise<TestSources> {
  const answerings = new Map<string, Answering>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const source = [dolarapi, openErApi].find(({ address }) => address.endsWith(path));
    if (source) source.asked++;
    void (answerings.get(path) ?? status(503))(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTests(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const source = (path: string): TestSource => ({
    address: `http://127.0.0.1:${port}${path}`,
    asked: 0,
    answers: (answering) => void answerings.set(path, answering),
  });
  const dolarapi = source('/v1/dolares/oficial');
  const openErApi = source('/v6/latest/USD');
  return {
    dolarapi,
    openErApi,
    env: {
      RATE_PROVIDER: 'on',
      RATE_DOLARAPI_URL: dolarapi.address,
      RATE_OPEN_ER_API_URL: openErApi.address,
    },
  };
}

/** `2026-11-20`: some days after today in Caracas, or before. */
export function dayFromToday(days: number): string {
  return companyDay(new Date(Date.now() + days * 86_400_000));
}

/** As dolarapi answers. @param rate as it stands in the JSON */
export function official(
  rate: string,
  day = dayFromToday(0),
  change: Record<string, unknown> = {},
): Answering {
  const answer = {
    ...{ moneda: 'USD', fuente: 'oficial', nombre: 'Dólar', compra: null, venta: null, promedio: RATE },
    ...{ fechaActualizacion: `${day}T00:00:00-04:00`, ...change },
  };
  return text(JSON.stringify(answer).replace(`"${RATE}"`, rate));
}

/** As open.er-api.com answers; it knows the rate of the noon of a day. @param rate as it stands in the JSON */
export function gathered(
  rate: string,
  day = dayFromToday(0),
  change: Record<string, unknown> = {},
): Answering {
  const answer = {
    ...{ result: 'success', provider: 'https://www.exchangerate-api.com', base_code: 'USD' },
    ...{ time_last_update_unix: Date.parse(`${day}T12:00:00-04:00`) / 1000, time_eol_unix: 0 },
    ...{ rates: { USD: 1, AED: 3.6725, VES: RATE, ZWL: 26.1 }, ...change },
  };
  return text(JSON.stringify(answer).replace(`"${RATE}"`, rate));
}

const RATE = '@rate';

export function text(body: string): Answering {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

export function status(code: number, headers: Record<string, string> = {}): Answering {
  return (response) => response.writeHead(code, headers).end('{}');
}

/** Nothing, ever. */
export const hangs: Answering = () => undefined;
