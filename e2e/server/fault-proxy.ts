import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `hang`: the connection stays open and nothing comes; `half`: half of the file comes, and then nothing. */
export type Fault = 'hang' | 'half';

/** A server between browser and Cuadra that may spoil answers on the wire, connections included. */
export interface FaultProxy {
  /** Without a slash at the end. */
  url: string;
  /** Spoils what is asked for below a path, until it is called with null. */
  spoil: (rule: { path: string; fault: Fault } | null) => void;
  stop: () => void;
}

/** @param target the server that is asked for all answers, without a slash at the end */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let rule: { path: string; fault: Fault } | null = null;
  const server = createServer(async (request, response) => {
    const fault = rule && request.url?.startsWith(rule.path) ? rule.fault : undefined;
    if (fault === 'hang') return;
    const { method, headers } = request;
    const onward = forward(`${target}${request.url}`, { method, headers }, async (answer) => {
      const content = await buffer(answer);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault === 'half') response.write(content.subarray(0, content.length / 2));
      else response.end(content);
    });
    onward.on('error', () => response.destroy());
    onward.end(await buffer(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (next) => {
      rule = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
