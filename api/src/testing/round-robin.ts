import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in front of several copies of the API. */
export interface RoundRobin {
  /** `http://127.0.0.1:port` */
  origin: string;
  close: () => void;
}

/**
 * Gives each request to the next of several servers, as a proxy in front of copies does (docs/operations.md#several-copies).
 * What breaks off on one side breaks off on the other.
 *
 * @param origins of the copies
 */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  // A connection for each request: one that was kept may be closed by its copy just then.
  const agent = new Agent();
  let turn = 0;
  const server = createServer((asked, answer) => {
    const origin = origins[turn % origins.length];
    turn += 1;
    pass(asked, answer, `${origin}${asked.url}`, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, url: string, agent: Agent): void {
  const { method, rawHeaders } = asked;
  const onward = request(url, { method, headers: rawHeaders, agent, setHost: false });
  onward.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
    given.on('aborted', () => answer.destroy());
  });
  // The copy may have answered already, and want no more of what is sent.
  onward.on('error', () => (answer.headersSent ? undefined : answer.destroy()));
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
