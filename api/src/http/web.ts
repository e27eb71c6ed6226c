import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { API_BASE } from './api-base.ts';
import { inlineScriptPolicy } from './inline-scripts.ts';
import { servedPages } from './served-pages.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** A name with a content hash: what it holds never changes. */
const HASHED = /\.[0-9a-f]{8,}\./;
const CSP = 'content-security-policy';

export interface WebOptions {
  /** The folder of the shell's build. */
  shell: string;
  /** The scripts of the module's screen at a path. */
  firstFiles: (pathname: string) => readonly string[];
  /** The public keys by which the page knows the registry's answers. */
  registryKeys: () => readonly string[];
}

/**
 * Serves the shell. Files with a hash are kept for good; the page itself is asked for each time, so that a new version is seen at the next load.
 */
export async function serveWeb(
  app: FastifyInstance,
  { shell, firstFiles, registryKeys }: WebOptions,
): Promise<void> {
  const page = join(shell, 'index.html');
  const pageFor = servedPages(page, { firstFiles, registryKeys });
  const pagePolicy = inlineScriptPolicy(page);
  await app.register(fastifyStatic, {
    root: shell,
    prefix: '/',
    wildcard: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    preCompressed: true,
    allowedPath: isForBrowsers,
    setHeaders: (reply, path) => {
      setHeaders(reply, HASHED.test(path) ? ONE_YEAR : 'no-cache');
      if (path.startsWith(page)) reply.setHeader(CSP, pagePolicy(String(reply.getHeader(CSP))));
    },
  });

  app.get('/', { schema: { hide: true } }, sendPage);
  // A path of the application, which the shell's router reads; a missing file or call stays a 404.
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !pathname.startsWith(`${API_BASE}/`) &&
      !pathname.startsWith('/remotes/') &&
      !/\.[a-z0-9]+$/i.test(pathname);
    if (isPage && existsSync(page)) return sendPage(request, reply);
    const notFound = new ApiError('ERROR_NOT_FOUND');
    return reply.status(notFound.status).send(notFound.toJSON());
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // For who has the link of a statement (docs/decisions/0046), or stands in front of a till (0074).
    if (/^\/(statement|display)\/?$/i.test(pathOf(request)))
      reply.header('x-robots-tag', 'noindex, nofollow');
    const served = pageFor(pathOf(request));
    if (!served) return reply.sendFile('index.html', shell);
    const { html, etag } = served;
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      [CSP]: pagePolicy(String(reply.getHeader(CSP))),
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  }
}

/** Not by URL: a path that begins with two slashes would be read as a host. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Maps are for us; the compressed forms of a file go out under its own name. */
function isForBrowsers(path: string): boolean {
  return !/\.(map|br|gz)$/.test(path);
}

function setHeaders(reply: SetHeadersResponse, cacheControl: string): void {
  reply.setHeader('cache-control', cacheControl);
  reply.setHeader('vary', 'accept-encoding');
}
