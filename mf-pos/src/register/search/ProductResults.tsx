import { errorText } from '@cuadra/shared/client';
import { Button, EmptyState, Skeleton } from '@cuadra/shared/ui';
import { memo, type RefObject, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useKey } from '../../keyboard/use-key.ts';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import type { SellingRules } from '../../sale/lines/cart.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { COMPACT } from '../layout.ts';
import { useCardLook } from './card-look.ts';
import { NothingFound } from './lazy-nothing.ts';
import { ProductCard } from './ProductCard.tsx';
import { Star } from './Star.tsx';
import type { Shelf } from './shelf.ts';
import { useFavourites } from './use-favourites.ts';
import { useInSale } from './use-in-sale.ts';

export interface ProductResultsProps {
  products: readonly CatalogueProduct[];
  hasMore: boolean;
  /** What is searched; empty while a shelf is shown. */
  wanted: string;
  shelf: Shelf;
  /** The result that Enter would add; -1 for none. */
  marked: number;
  rules: SellingRules | undefined;
  rate: SaleRate | undefined;
  onAdd: (product: CatalogueProduct) => void;
  /** The list itself, for whoever counts its columns. */
  list: RefObject<HTMLUListElement | null>;
}

const SHAPES = Array.from({ length: 20 }, (_, index) => index);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(158px, 1fr));
  gap: 10px;
  align-content: start;
  /* Of one height, whatever each of them has to say. */
  grid-auto-rows: 1fr;
  li {
    position: relative;
  }
  &[data-text] {
    .tile {
      display: none;
    }
    .name {
      margin: 0;
    }
    .held {
      inset: -4px -4px auto auto;
    }
  }
  ${COMPACT} {
    grid-template-columns: repeat(auto-fill, minmax(min(150px, 45%), 1fr));
  }
`;

const More = styled.p`
  padding: var(--s-4) 0;
  text-align: center;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** The products found, or what to do when there are none. */
export const ProductResults = memo(function ProductResults({
  products,
  hasMore,
  wanted,
  shelf,
  marked,
  rules,
  rate,
  onAdd,
  list,
}: ProductResultsProps) {
  const catalogue = useCatalogue();
  const inSale = useInSale();
  const { isText } = useCardLook();
  const [favourites, toggleFavourite] = useFavourites();
  const chosen = products[marked];
  useKey('star', () => chosen && toggleFavourite(chosen), chosen !== undefined);
  const marks = useMemo(() => new Set(favourites), [favourites]);
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, list]);

  const status = useCatalogueState((state) => state.status);
  const error = useCatalogueState((state) => state.error);
  const isEmpty = products.length === 0;
  if (isEmpty && (status === 'opening' || status === 'filling'))
    return (
      <List aria-busy aria-label="Productos">
        {SHAPES.map((shape) => (
          <li key={shape}>
            <Skeleton height={104} radius="var(--r-2)" />
          </li>
        ))}
      </List>
    );
  if (isEmpty && status === 'failed')
    return (
      <EmptyState
        icon="error"
        tone="bad"
        title="No pudimos cargar los productos"
        action={
          <Button icon="refresh" onClick={() => void catalogue.refresh()}>
            Reintentar
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    );
  if (isEmpty) return <NothingFound text={wanted} shelf={shelf} />;
  return (
    <>
      <List ref={list} aria-label="Productos" data-text={isText || undefined}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              rate={rate}
              rules={rules}
              isMarked={index === marked}
              inSale={inSale.get(product.id)}
              picture={product.image}
              onAdd={onAdd}
            />
            <Star
              product={product}
              isMarked={marks.has(product.id)}
              isChosen={index === marked}
              onToggle={toggleFavourite}
            />
          </li>
        ))}
      </List>
      {hasMore && <More>Hay más productos: escribe una parte del nombre o del código.</More>}
    </>
  );
});
