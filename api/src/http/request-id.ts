import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

/** Header in which a proxy of ours may name a request, and in which every answer says its name. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** What proxies write there: UUIDs, hexadecimal numbers, traces. Nothing that could break a line or a log. */
const SANE = /^[\w.:=-]{8,100}$/;

/**
 * Names a request: as the proxy that we trust calls it, so that its log and ours can be laid side by side, or by a new name where
 * there is none, or none of ours. A client cannot choose it, and so cannot pass as another request in the log.
 */
export function requestIdBy(trust: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trusts(trust);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    const isUsable = typeof given === 'string' && SANE.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? given : randomUUID();
  };
}

/** Whether TRUST_PROXY means the address that is connected to us. */
function trusts(trust: Config['trustProxy']): (address: string) => boolean {
  if (typeof trust === 'string') {
    const isOurs = proxyAddr.compile(trust.split(',').map((one) => one.trim()));
    return (address) => address !== '' && isOurs(address, 0);
  }
  return () => trust === true || (typeof trust === 'number' && trust > 0);
}
