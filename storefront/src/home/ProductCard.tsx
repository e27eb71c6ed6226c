import type { PublicProduct, PublicStore } from '@cuadra/shared/contract';
import { amountText } from '@cuadra/shared/domain';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { Price } from '../frame/price.tsx';

interface ProductCardProps {
  product: PublicProduct;
  store: PublicStore;
  base: string;
  isFirst: boolean;
}

/** A product among others; the whole card leads to its page. */
export function ProductCard({ product, store, base, isFirst }: ProductCardProps) {
  return (
    <li class="good">
      <a href={`${base}/p/${product.id}`}>
        <div class="pic">
          <ProductPicture
            {...{ base, image: product.image, name: product.name, isFirst }}
            sizes="(min-width:720px) 220px, 46vw"
          />
        </div>
        <div class="say">
          <span class="name">{product.name}</span>
          <Price of={bothOf(product)} store={store} />
          <Stock product={product} />
        </div>
      </a>
      {product.is_available && <AddButton product={product} />}
    </li>
  );
}

export function Stock({ product }: { product: PublicProduct }) {
  if (!product.is_available) return <span class="out">Agotado</span>;
  if (product.available === null) return null;
  return <span class="muted">{`Quedan ${amountText(product.available, product.measure)}`}</span>;
}

/** What the script reads: the price is remembered to tell when it has changed, and is never what is charged. */
export function AddButton({ product, isWide = false }: { product: PublicProduct; isWide?: boolean }) {
  return (
    <button
      type="button"
      class={`btn js-only${isWide ? ' main wide' : ''}`}
      data-add={product.id}
      data-name={product.name}
      data-price={product.price}
      data-price-alternative={product.price_alternative}
      aria-label={`Agregar ${product.name}`}
    >
      Agregar
    </button>
  );
}

export function bothOf({ price, price_alternative }: PublicProduct) {
  return { main: price, alternative: price_alternative };
}
