import type { PublicProduct } from '@cuadra/shared/contract';
import { Page } from '../frame/Page.tsx';
import type { StoreView } from '../frame/store-view.ts';
import type { HomeData } from '../page-data.ts';
import { ProductCard } from './ProductCard.tsx';

/** Cards that are in sight at first: their pictures are not waited with. */
const FIRST_IN_SIGHT = 2;

/** What a store sells: all of it, of a category, or what a search finds. */
export function HomePage({ view, products, featured, search, category }: HomeData) {
  const { store, base } = view;
  const title = category?.name ?? (search ? `«${search}»` : store.name);
  const below = category ? `/c/${category.id}` : '/';
  return (
    <Page
      {...{ view, title, search: search ?? '' }}
      description={
        category
          ? `${category.name} en ${store.name}`
          : store.description.replaceAll(/\s+/g, ' ').slice(0, 200) || `Compra en ${store.name}`
      }
      structured={{
        '@type': 'Store',
        name: store.name,
        url: `${view.root}/`,
        telephone: store.phone || undefined,
      }}
    >
      <h1 class={category || search ? '' : 'sr'}>{category || search ? title : store.name}</h1>
      <nav aria-label="Categorías" class="chips">
        <a href={`${base}/`} {...(category || search ? {} : { 'aria-current': 'page' as const })}>
          Todo
        </a>
        {store.categories.map(({ id, name }) => (
          <a
            key={id}
            href={`${base}/c/${id}`}
            {...(id === category?.id ? { 'aria-current': 'page' as const } : {})}
          >
            {name}
          </a>
        ))}
      </nav>
      {featured.length > 0 && (
        <section aria-labelledby="destacados">
          <h2 id="destacados">Destacados</h2>
          <Goods products={featured} first={FIRST_IN_SIGHT} {...{ view }} />
        </section>
      )}
      <section aria-labelledby="productos" data-found={search ?? ''}>
        <h2 id="productos">{search ? `Lo que encontramos` : 'Productos'}</h2>
        {products.items.length === 0 ? (
          <p class="card">
            {search ? `No encontramos «${search}». Prueba con otra palabra.` : 'Pronto habrá productos aquí.'}
          </p>
        ) : (
          <Goods products={products.items} first={featured.length > 0 ? 0 : FIRST_IN_SIGHT} {...{ view }} />
        )}
        {products.next && (
          <p class="more" data-more>
            <a class="btn" rel="next" href={`${base}${below}?${query(search, products.next)}`}>
              Ver más productos
            </a>
          </p>
        )}
      </section>
    </Page>
  );
}

function Goods({ products, first, view }: { products: PublicProduct[]; first: number; view: StoreView }) {
  return (
    <ul class="goods">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          {...{ product, store: view.store, base: view.base }}
          isFirst={index < first}
        />
      ))}
    </ul>
  );
}

function query(search: string | undefined, cursor: string): string {
  return new URLSearchParams({ ...(search ? { q: search } : {}), desde: cursor }).toString();
}
