import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import type { ReleaseFiles } from './release-files.ts';

/** `mf_pos/1.0.0/entry.js`: module, version, and a file of it. */
const ADDRESS = /^([\w-]+)\/([\w.-]+)\/(.+)$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A page elsewhere may have them, and a CDN that has them from here hands these headers on. None of them is anybody's secret. */
const FOR_ANYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Serves the files of the releases, each version's under its own address, where they are kept for good. What was compressed
 * at build goes out as it is to who takes it, under the name of the file.
 */
export function serveReleases(app: FastifyInstance, files: ReleaseFiles): void {
  app.get<{ Params: { '*': string } }>('/remotes/*', { schema: { hide: true } }, async (request, reply) => {
    const [, name = '', version = '', path = ''] = ADDRESS.exec(request.params['*']) ?? [];
    const file = path === '' ? undefined : await files.find(name, version, path);
    if (!file) return reply.callNotFound();

    const etag = `W/"${file.hash}"`;
    reply.headers({ 'cache-control': FOR_GOOD, vary: 'accept-encoding', etag, ...FOR_ANYBODY });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();

    const form = acceptNegotiator.negotiate(request.headers['accept-encoding'] ?? '', file.compressed);
    const bytes = await files.read(file.hash, form ?? 'bytes');
    if (!bytes) return reply.callNotFound();
    if (form) reply.header('content-encoding', form);
    return reply.type(file.type).send(bytes);
  });
}

/** @param given the header, with the tags of what a browser has */
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.trim() === '*' || given.split(',').some((tag) => weak(tag) === weak(etag));
}
