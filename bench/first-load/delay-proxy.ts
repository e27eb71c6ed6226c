import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between browser and Cuadra that writes down when each request came, and can hold one of them. */
export interface DelayProxy {
  /** Without a slash at the end. */
  url: string;
  /** Starts a new list. @param held the path of a request that is handed on late */
  begin: (held?: string) => void;
  /** The paths asked for since then, each with the milliseconds after the first one. */
  arrivals: () => Map<string, number>;
  stop: () => void;
}

/** @param ms for which a request is held */
export async function startDelayProxy(target: string, ms: number): Promise<DelayProxy> {
  let held: string | undefined;
  let arrivals = new Map<string, number>();
  let first = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (arrivals.size === 0) first = performance.now();
    if (!arrivals.has(path)) arrivals.set(path, performance.now() - first);
    if (path === held) await new Promise((resolve) => setTimeout(resolve, ms));
    const { method, headers } = request;
    const onward = forward(`${target}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: (path) => {
      held = path;
      arrivals = new Map();
    },
    arrivals: () => arrivals,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
