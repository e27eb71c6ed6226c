import { existsSync } from 'node:fs';
import { Id } from '@cuadra/shared/contract';
import { renderCart, renderHome, renderMissing, renderOrder, renderProduct } from '@cuadra/storefront';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../app/context.ts';
import { ApiError } from '../../errors/api-error.ts';
import { toApiError } from '../../http/answer-errors.ts';
import { checkTexts } from '../../http/check-input.ts';
import { expireOrders } from '../expire-orders.ts';
import { findPublicOrder } from '../find-public-order.ts';
import { findPublicProduct } from '../find-public-product.ts';
import { listPublicProducts } from '../list-public-products.ts';
import { companyOfStore } from '../open-store.ts';
import { FOR_A_MOMENT, FOR_AN_HOUR, FOR_GOOD } from './caching.ts';
import { missingPage } from './missing-page.ts';
import { PageCache } from './page-cache.ts';
import { orMissing, Slug } from './parameters.ts';
import { storePictures } from './picture-routes.ts';
import { type Drawing, drawPage } from './read-view.ts';
import { FILES, findScript, storefrontDir } from './script-file.ts';
import { drawSitemap, robots } from './sitemap.ts';
import { placeOf } from './store-place.ts';

const PAGE_SIZE = 24;
const BROWSING = { rateLimit: { max: 300, timeWindow: '1 minute' } };
const HIDDEN = { schema: { hide: true }, config: BROWSING };
const HomeQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  desde: z.string().max(600).optional().catch(undefined),
});

/** The public store: pages of HTML for buyers, beside the shell and without it (docs/online-store.md). */
export async function storePages(
  app: FastifyInstance,
  { db, config: { storeHosts } }: AppContext,
  projectRoot: string,
): Promise<void> {
  const script = findScript(projectRoot);
  const cache = new PageCache();
  const folder = storefrontDir(projectRoot);
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      ...{
        root: folder,
        prefix: FILES,
        wildcard: true,
        index: false,
        decorateReply: false,
        preCompressed: true,
      },
      ...{
        cacheControl: false,
        setHeaders: (reply: { setHeader(name: string, value: string): void }) =>
          reply.setHeader('cache-control', FOR_GOOD),
      },
    });
  }

  await app.register(async (pages) => {
    pages.setErrorHandler(answerWithPage);
    pages.addHook('preValidation', async (request) => checkTexts(request));

    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      draw: (drawing: Drawing) => Promise<string>,
      query = '',
    ) => {
      const { slug } = Slug.parse(request.params);
      const place = placeOf(storeHosts, request, slug);
      // As JSON, so that no header and no query passes for the end of one part and the beginning of the next.
      const key = JSON.stringify([place, slug.toLowerCase(), path, query]);
      const { html, etag } = await cache.find(key, () =>
        drawPage(db, { slug, path, script, ...place }, draw),
      );
      reply.headers({ 'cache-control': FOR_A_MOMENT, etag, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('text/html; charset=utf-8').send(html);
    };

    const sendHome = (request: FastifyRequest, reply: FastifyReply, categoryId?: string) => {
      const { q: search, desde: cursor } = HomeQuery.parse(request.query);
      const path = categoryId ? `/c/${categoryId}` : '/';
      return send(
        request,
        reply,
        path,
        async ({ trx, store, view }) => {
          const category = view.store.categories.find(({ id }) => id === categoryId);
          if (categoryId && !category) throw new ApiError('ERROR_NOT_FOUND');
          const products = await listPublicProducts(trx, store, {
            ...{ limit: PAGE_SIZE, search, ...(categoryId ? { category_id: categoryId } : {}) },
            ...(cursor ? { cursor } : {}),
          });
          const isFirst = !search && !categoryId && !cursor;
          const featured = isFirst
            ? (await listPublicProducts(trx, store, { featured: 'true', limit: PAGE_SIZE })).items
            : [];
          return renderHome({ view, products, featured, search, category });
        },
        JSON.stringify([search, cursor]),
      );
    };

    pages.get('/tienda/:slug', HIDDEN, (request, reply) => sendHome(request, reply));

    pages.get('/tienda/:slug/c/:id', HIDDEN, (request, reply) => sendHome(request, reply, idOf(request)));

    pages.get('/tienda/:slug/p/:id', HIDDEN, (request, reply) => {
      const id = idOf(request);
      return send(request, reply, `/p/${id}`, async ({ trx, store, view }) =>
        renderProduct({ view, product: await findPublicProduct(trx, store, id) }),
      );
    });

    pages.get('/tienda/:slug/carrito', HIDDEN, (request, reply) =>
      send(request, reply, '/carrito', async ({ view }) => renderCart(view)),
    );

    pages.get('/tienda/:slug/pedido/:token', HIDDEN, async (request, reply) => {
      const { slug, token } = Slug.extend({ token: z.string().max(100) }).parse(request.params);
      await expireOrders(db, await companyOfStore(db, slug));
      const html = await drawPage(
        db,
        { slug, path: `/pedido/${token}`, script, ...placeOf(storeHosts, request, slug) },
        async ({ trx, view }) => renderOrder({ view, order: await findPublicOrder(trx, token) }),
      );
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
      return reply.type('text/html; charset=utf-8').send(html);
    });

    pages.get('/tienda/:slug/sitemap.xml', HIDDEN, async (request, reply) => {
      const { slug } = Slug.parse(request.params);
      const place = placeOf(storeHosts, request, slug);
      const xml = await drawPage(db, { slug, path: '', script, ...place }, ({ trx, view }) =>
        drawSitemap(trx, view.root, view.store.categories),
      );
      return reply.header('cache-control', FOR_AN_HOUR).type('application/xml').send(xml);
    });

    pages.get('/tienda/:slug/robots.txt', HIDDEN, async (request, reply) => {
      const { slug } = Slug.parse(request.params);
      await companyOfStore(db, slug);
      const { root } = placeOf(storeHosts, request, slug);
      return reply.header('cache-control', FOR_AN_HOUR).type('text/plain; charset=utf-8').send(robots(root));
    });

    storePictures(pages, db);

    // What begins as a store is none of the shell's screens, and on a host of its own all that there is.
    pages.get('/tienda/:slug/*', HIDDEN, async () => {
      throw new ApiError('ERROR_NOT_FOUND');
    });

    /** A page and not JSON: a buyer reads it. */
    function answerWithPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
      const error = toApiError(thrown);
      if (error.status >= 500) request.log.error(thrown, 'request failed');
      const { slug } = Slug.catch({ slug: '' }).parse(request.params);
      const { base } = placeOf(storeHosts, request, slug);
      const html = renderMissing(missingPage(error, isBelowHome(request.url) ? `${base}/` : undefined));
      return reply
        .status(error.status === 400 ? 404 : error.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    }
  });
}

function idOf(request: FastifyRequest): string {
  return orMissing(z.object({ id: Id }), request.params).id;
}

/** Whether an address is of something in a store, and not of the store itself: `/tienda/bodega/p/…`. */
function isBelowHome(url: string): boolean {
  return /^\/tienda\/[^/?]*\/[^?]/.test(url);
}
