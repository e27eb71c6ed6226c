import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CompanyTransaction, type Database, withCompany } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PictureBytes } from '../../pictures/read-picture.ts';
import { companyOfStore, type OpenStore, readOpenStore } from '../open-store.ts';
import { FOR_A_MOMENT, FOR_AN_HOUR, FOR_GOOD } from './caching.ts';
import { drawCover, readCoverParts } from './draw-cover.ts';
import { drawMiddle } from './draw-middle.ts';
import { findShownPicture, SHOWN_WIDTHS } from './find-shown-picture.ts';
import { etagOf } from './page-cache.ts';
import { orMissing, Slug } from './parameters.ts';
import { letterIcon, readLogo } from './store-icon.ts';

/** A page has two dozen pictures. */
const PICTURES = { schema: { hide: true } };
/** It is drawn anew each time. */
const COVER = { schema: { hide: true }, config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
const Photo = Slug.extend({ hash: z.string().regex(/^[0-9a-f]{32}$/), width: z.enum(SHOWN_WIDTHS) });

/** The pictures of a public store: its products', its logo, its icon, and what stands for it where it is shared. */
export function storePictures(pages: FastifyInstance, db: Database): void {
  const inStore = async <T>(
    slug: string,
    work: (trx: CompanyTransaction, store: OpenStore) => Promise<T>,
  ): Promise<T> =>
    withCompany(db, await companyOfStore(db, slug), async (trx) => work(trx, await readOpenStore(trx)));

  pages.get('/tienda/:slug/fotos/:hash/:width', PICTURES, async (request, reply) => {
    const { slug, hash, width } = orMissing(Photo, request.params);
    const picture = await inStore(slug, (trx) => findShownPicture(trx, hash, width));
    if (width !== '360') return sendPicture(request, reply, picture, FOR_GOOD);
    const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp';
    reply.header('vary', 'accept');
    return sendPicture(request, reply, await drawMiddle(hash, picture, format), FOR_GOOD);
  });

  pages.get('/tienda/:slug/logo', PICTURES, async (request, reply) => {
    const { slug } = Slug.parse(request.params);
    const logo = await inStore(slug, readLogo);
    if (!logo) throw new ApiError('ERROR_NOT_FOUND');
    return sendPicture(request, reply, logo, FOR_A_MOMENT);
  });

  pages.get('/tienda/:slug/icono', PICTURES, async (request, reply) => {
    const { slug } = Slug.parse(request.params);
    const icon = await inStore(slug, async (trx, store) => (await readLogo(trx)) ?? letterIcon(store));
    return sendPicture(request, reply, icon, 'public, max-age=300');
  });

  pages.get('/tienda/:slug/portada.png', COVER, async (request, reply) => {
    const { slug } = Slug.parse(request.params);
    const { store, parts } = await inStore(slug, async (trx, open) => ({
      store: open,
      parts: await readCoverParts(trx, open),
    }));
    return sendPicture(request, reply, await drawCover(store, parts), FOR_AN_HOUR);
  });
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes }: PictureBytes,
  caching: string,
) {
  const etag = etagOf(bytes);
  reply.headers({ 'cache-control': caching, etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type(type).send(bytes);
}
