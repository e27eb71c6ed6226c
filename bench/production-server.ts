import { fileURLToPath } from 'node:url';
import { type ChildServer, startChild } from './child-server.ts';

const MAIN = fileURLToPath(new URL('../api/dist/main.js', import.meta.url));

/** The built API in a process of its own, on a free port, as in production. */
export function startProduction(env: Record<string, string>): Promise<ChildServer> {
  return startChild([MAIN], { PORT: '0', RATE_PROVIDER: 'off', REQUESTS_PER_MINUTE: '100000000', ...env });
}
