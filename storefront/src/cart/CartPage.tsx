import { jsonInHtml, Page } from '../frame/Page.tsx';
import type { StoreView } from '../frame/store-view.ts';

/** The cart lies in the buyer's browser, so that the page has only its place, and what the script needs of the store. */
export function CartPage({ view }: { view: StoreView }) {
  const { categories: _, ...store } = view.store;
  return (
    <Page {...{ view }} title="Tu carrito" description={`Tu carrito en ${store.name}`} isPrivate>
      <h1 style="padding-top:16px">Tu carrito</h1>
      <noscript>
        <p class="note">Para pedir aquí, activa JavaScript en tu navegador, o escríbenos por WhatsApp.</p>
      </noscript>
      <div data-cart style="min-height:60vh" />
      <script type="application/json" id="tienda" dangerouslySetInnerHTML={{ __html: jsonInHtml(store) }} />
    </Page>
  );
}
