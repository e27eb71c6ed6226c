import type { PublicProduct } from '@cuadra/shared/contract';
import { whatsappLink } from '@cuadra/shared/domain';
import { Page } from '../frame/Page.tsx';
import { moneyTexts, Price } from '../frame/price.tsx';
import type { StoreView } from '../frame/store-view.ts';
import { AddButton, bothOf, Stock } from '../home/ProductCard.tsx';
import type { ProductData } from '../page-data.ts';
import { Gallery } from './Gallery.tsx';

/** A product by itself, with a link that can be sent. */
export function ProductPage({ view, product }: ProductData) {
  const { store, base, root, path } = view;
  const category = store.categories.find(({ id }) => id === product.category_id);
  const price = moneyTexts(bothOf(product), store).join(' / ');
  const images = [...(product.image ? [product.image] : []), ...product.images];
  const pictures = images.map((image) => `${root}/fotos/${image}/640`);
  const ask = whatsappLink(
    store.phone,
    `Hola, ${store.name}. Quiero pedir: ${product.name} (${root}${path})`,
  );
  return (
    <Page
      view={view}
      picture={pictures[0]}
      title={product.name}
      description={shorten(`${product.name}: ${price} en ${store.name}. ${product.description}`)}
      structured={{
        '@type': 'Product',
        name: product.name,
        ...(pictures.length > 0 && { image: pictures }),
        ...(product.description && { description: product.description }),
        offers: offersOf(product, view),
      }}
    >
      <p style="padding-top:14px">
        <a href={`${base}${category ? `/c/${category.id}` : '/'}`}>
          ← {category?.name ?? 'Todos los productos'}
        </a>
      </p>
      <article class="product">
        <Gallery {...{ base, images }} name={product.name} />
        <div class="stack">
          <h1>{product.name}</h1>
          <Price of={bothOf(product)} store={store} />
          {product.measure && <span class="muted">Precio por {product.measure.toLowerCase()}</span>}
          <Stock product={product} />
          {product.is_available && <AddButton product={product} isWide />}
          {store.phone && (
            <a class="btn wide" href={ask}>
              Pedir por WhatsApp
            </a>
          )}
          {product.description && <p style="white-space:pre-line">{product.description}</p>}
        </div>
      </article>
    </Page>
  );
}

/** What search engines and chats show of a page: they cut longer ones off themselves, in the middle of a word. */
function shorten(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))}…`;
}

/** In both currencies, where the shop shows both. */
function offersOf(product: PublicProduct, { store, root, path }: StoreView) {
  const availability = `https://schema.org/${product.is_available ? 'InStock' : 'OutOfStock'}`;
  const url = root + path;
  const offers = [
    { price: product.price, priceCurrency: store.main },
    { price: product.price_alternative, priceCurrency: store.alternative },
  ];
  return offers
    .filter(
      (_, index) => shows(store.shown_currency, index) && (index === 0 || store.main !== store.alternative),
    )
    .map((offer) => ({ '@type': 'Offer', ...offer, availability, url }));
}

function shows(shown: StoreView['store']['shown_currency'], index: number): boolean {
  return shown === 'both' || (shown === 'main') === (index === 0);
}
