import type { PublicProduct } from '@cuadra/shared/contract';
import { whatsappLink } from '@cuadra/shared/domain';
import { Page } from '../frame/Page.tsx';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { moneyTexts, Price } from '../frame/price.tsx';
import type { StoreView } from '../frame/store-view.ts';
import { AddButton, bothOf, Stock } from '../home/ProductCard.tsx';
import type { ProductData } from '../page-data.ts';

/** A product by itself, with a link that can be sent. */
export function ProductPage({ view, product }: ProductData) {
  const { store, base, root, path } = view;
  const category = store.categories.find(({ id }) => id === product.category_id);
  const price = moneyTexts(bothOf(product), store).join(' / ');
  const picture = product.image ? `${root}/fotos/${product.image}/640` : undefined;
  const ask = whatsappLink(
    store.phone,
    `Hola, ${store.name}. Quiero pedir: ${product.name} (${root}${path})`,
  );
  return (
    <Page
      {...{ view, picture }}
      title={product.name}
      description={`${product.name}: ${price} en ${store.name}`}
      structured={{
        '@type': 'Product',
        name: product.name,
        ...(picture ? { image: picture } : {}),
        offers: offersOf(product, view),
      }}
    >
      <p style="padding-top:14px">
        <a href={`${base}${category ? `/c/${category.id}` : '/'}`}>
          ← {category?.name ?? 'Todos los productos'}
        </a>
      </p>
      <article class="product">
        <div class="large">
          <ProductPicture
            {...{ base, image: product.image, name: product.name }}
            sizes="(min-width:720px) 540px, 92vw"
            isFirst
          />
        </div>
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
        </div>
      </article>
    </Page>
  );
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
