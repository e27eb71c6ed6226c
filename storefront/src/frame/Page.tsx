import type { ComponentChildren } from 'preact';
import { whenText } from './hours.ts';
import { initial } from './initial.ts';
import { StoreFooter } from './StoreFooter.tsx';
import type { StoreView } from './store-view.ts';
import { STYLE, storeColours } from './style.ts';

export interface PageProps {
  view: StoreView;
  title: string;
  /** What a search engine and a chat show of it. */
  description: string;
  /** An absolute address; none for the store's own. */
  picture?: string | undefined;
  /** Kept out of search engines: an order is its buyer's. */
  isPrivate?: boolean;
  /** Told to search engines as schema.org has it. */
  structured?: object;
  search?: string;
  children: ComponentChildren;
}

/** A whole page of a store: it can be read and walked through before any script runs. */
export function Page({
  view,
  title,
  description,
  picture,
  isPrivate,
  structured,
  search,
  children,
}: PageProps) {
  const { store, base, root, path, script } = view;
  const fullTitle = title === store.name ? title : `${title} · ${store.name}`;
  const address = root + path;
  return (
    <html lang="es-VE" data-store={store.slug} data-base={base}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {isPrivate ? (
          <meta name="robots" content="noindex,nofollow" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            <meta property="og:url" content={address} />
          </>
        )}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={store.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={picture ?? `${root}/portada.png`} />
        <meta property="og:locale" content="es_VE" />
        <link rel="icon" href={`${base}/icono`} />
        <meta name="theme-color" content={store.colour || '#0b6b5d'} />
        <style dangerouslySetInnerHTML={{ __html: STYLE + storeColours(store.colour) }} />
        {structured && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: jsonInHtml({ '@context': 'https://schema.org', ...structured }),
            }}
          />
        )}
        {script && <script type="module" src={script} />}
      </head>
      <body>
        <a class="skip" href="#contenido">
          Ir al contenido
        </a>
        <header class="top">
          <div class="wrap">
            <a class="brand" href={`${base}/`}>
              {store.has_logo ? (
                <img src={`${base}/logo`} alt="" width="40" height="40" />
              ) : (
                <span class="mark" aria-hidden="true">
                  {initial(store.name)}
                </span>
              )}
              <span>{store.name}</span>
            </a>
            <a class="btn cart-link js-only" href={`${base}/carrito`}>
              Carrito{' '}
              <span class="count num" data-cart-count>
                0
              </span>
            </a>
            <search class="find">
              <form class="finder" action={`${base}/`}>
                <input
                  type="search"
                  name="q"
                  value={search}
                  maxLength={100}
                  placeholder="Busca un producto"
                  aria-label="Busca un producto"
                  data-search
                />
                <button class="btn" type="submit">
                  Buscar
                </button>
              </form>
            </search>
          </div>
        </header>
        <main id="contenido" class="wrap" tabIndex={-1}>
          <ClosedNote store={store} />
          {children}
        </main>
        <StoreFooter store={store} />
        <p class="sr" role="status" data-said />
      </body>
    </html>
  );
}

function ClosedNote({ store }: Pick<StoreView, 'store'>) {
  if (store.is_open_now) return null;
  const opens = store.opens_at ? ` Abre ${whenText(store.opens_at)}.` : '';
  return (
    <p class="note">
      Cerrado en este momento.{opens}
      {store.takes_orders_closed && ' Puedes pedir desde ya: te atienden al abrir.'}
    </p>
  );
}

/** JSON that ends no script, whatever a shop called its product. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
