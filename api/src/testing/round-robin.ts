import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in front of several copies of the API. */
export interface RoundRobin {
  /** `http://127.0.0.1:port` */
  origin: string;
  close: () => void;
}

/** Bytes of a body from which it is sent as a whole. */
const AT_ONCE = 200_000;

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
    const origin = new URL(origins[turn % origins.length] ?? '');
    turn += 1;
    pass(asked, answer, origin, agent);
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

/** Whoever refuses a body unread closes the connection: what is sent after that would lose the answer. */
async function sendAtOnce(asked: IncomingMessage, onward: ClientRequest): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  onward.end(Buffer.concat(parts));
}

function pass(asked: IncomingMessage, answer: ServerResponse, origin: URL, agent: Agent): void {
  const { method, url: path = '/', rawHeaders } = asked;
  // The path as it was sent: `/..` is one of what is asked.
  const { hostname, port } = origin;
  const onward = request({ hostname, port, path, method, headers: rawHeaders, agent, setHost: false });
  onward.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
    given.on('error', () => answer.destroy());
  });
  // The copy may have answered already, and want no more of what is sent.
  onward.on('error', () => (answer.headersSent ? undefined : answer.destroy()));
  answer.on('close', () => onward.destroy());
  if (Number(asked.headers['content-length'] ?? 0) > AT_ONCE)
    sendAtOnce(asked, onward).catch(() => onward.destroy());
  else asked.pipe(onward);
}
