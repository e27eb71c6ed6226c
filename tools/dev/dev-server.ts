import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { makeDevKey } from './dev-key.ts';
import { isLoopback } from './loopback.ts';
import { pass } from './pass.ts';
import { REFUSED, type RefuseWrite } from './refuse-writes.ts';
import { RELOAD_SCRIPT, withReloadScript } from './reload-script.ts';
import type { DevBuild } from './watch-remote.ts';
import { withRemote } from './with-remote.ts';

const REGISTRY_CALLS = ['/api/v1/auth/verify', '/api/v1/remotes'];
/** How the loads of released versions are counted: what is being worked on is none, and Cuadra would refuse it. */
const TELEMETRY = '/api/v1/telemetry/remotes';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
};

export interface DevServer {
  /** Without a slash at the end. */
  url: string;
  /** Has the open pages, and all later ones, run this build. */
  offer: (build: DevBuild) => void;
}

export interface DevServerOptions {
  /** Cuadra's address, without a slash at the end. */
  target: string;
  port: number;
  /** Asked before anything that would change what Cuadra has; without it, all may. */
  refuses?: RefuseWrite;
}

/**
 * Stands before a Cuadra: what the registry answers for one module is the build that is being worked on,
 * and the pages are reloaded when there is another one. Cuadra itself, its CSP and its integrity are as in production.
 */
export async function startDevServer({ target, port, refuses }: DevServerOptions): Promise<DevServer> {
  const pages = new Set<ServerResponse>();
  const key = makeDevKey();
  let current: DevBuild | undefined;

  const server = createServer(async (request, response) => {
    // Whatever name leads here from another site: this is for who sits at this machine.
    if (!isLoopback(`http://${request.headers.host}`)) return response.writeHead(421).end();
    const { pathname } = new URL(request.url ?? '/', target);
    if (pathname === '/__dev/events') return listen(request, response);
    if (pathname === '/__dev/reload.js') return send(response, 'text/javascript', RELOAD_SCRIPT);
    // No worker: it would keep what changes all the time.
    if (pathname === '/sw.js') return response.writeHead(404).end();
    if (pathname === TELEMETRY) {
      request.resume();
      return response.writeHead(204).end();
    }
    if (refuses?.(request.method ?? '', pathname)) {
      request.resume();
      return response.writeHead(403, { 'content-type': 'application/json' }).end(REFUSED);
    }
    const own = current && ownFile(current, pathname);
    if (own) return sendFile(response, own);
    if (REGISTRY_CALLS.includes(pathname)) {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      return pass(target, request, response, (text) => {
        const answer = JSON.parse(text);
        return JSON.stringify(key.signed(current ? withRemote(answer, current.build) : answer, token));
      });
    }
    const isPage = request.headers.accept?.includes('text/html') === true;
    return pass(target, request, response, isPage ? (html) => key.inPage(withReloadScript(html)) : undefined);
  });

  function listen(request: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': listening\n\n');
    pages.add(response);
    request.once('close', () => pages.delete(response));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    offer: (build) => {
      const isFirst = current === undefined;
      current = build;
      if (!isFirst) for (const page of pages) page.write('data: reload\n\n');
    },
  };
}

/** Where a file of the build lies, when an address is one of it. */
function ownFile({ build, folder }: DevBuild, pathname: string): string | undefined {
  const base = `/remotes/${build.name}/dev/`;
  if (!pathname.startsWith(base)) return undefined;
  return join(folder, normalize(`/${pathname.slice(base.length)}`));
}

async function sendFile(response: ServerResponse, file: string) {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return response.writeHead(404).end();
  return send(response, TYPES[extname(file)] ?? 'application/octet-stream', content);
}

function send(response: ServerResponse, type: string, content: string | Buffer) {
  return response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
}
