import { errorText } from '@cuadra/shared/client';
import { Button, EmptyState, Skeleton } from '@cuadra/shared/ui';
import { type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { COMPACT } from '../layout.ts';
import { refusalToAdd, type SellingRules } from '../lines/cart.ts';
import { ProductCard } from './ProductCard.tsx';
import type { FoundProduct, ProductSearch } from './use-product-search.ts';

export interface ProductResultsProps {
  search: ProductSearch;
  /** The result that Enter would add; -1 for none. */
  marked: number;
  rules: SellingRules | undefined;
  rate: SaleRate | undefined;
  /** Quantities of the sale by product. */
  inSale: ReadonlyMap<string, string>;
  onAdd: (product: FoundProduct) => void;
  /** The list itself, for whoever counts its columns. */
  list: RefObject<HTMLUListElement | null>;
}

const SHAPES = Array.from({ length: 20 }, (_, index) => index);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(158px, 1fr));
  gap: 10px;
  align-content: start;
  ${COMPACT} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const More = styled.p`
  padding: var(--s-4) 0;
  text-align: center;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** The products found, or what to do when there are none. */
export function ProductResults({ search, marked, rules, rate, inSale, onAdd, list }: ProductResultsProps) {
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, list]);

  if (search.isLoading)
    return (
      <List aria-busy aria-label="Productos">
        {SHAPES.map((shape) => (
          <li key={shape}>
            <Skeleton height={104} radius="var(--r-2)" />
          </li>
        ))}
      </List>
    );
  if (search.error)
    return (
      <EmptyState
        icon="error"
        tone="bad"
        title="No pudimos cargar los productos"
        action={
          <Button icon="refresh" onClick={search.retry}>
            Reintentar
          </Button>
        }
      >
        {errorText(search.error)}
      </EmptyState>
    );
  if (search.products.length === 0) return <Nothing text={search.text.trim()} />;
  return (
    <>
      <List ref={list} aria-label="Productos">
        {search.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              rate={rate}
              refusal={rules && refusalToAdd(product, rules)}
              isMarked={index === marked}
              inSale={inSale.get(product.id)}
              onAdd={onAdd}
            />
          </li>
        ))}
      </List>
      {search.hasMore && <More>Hay más productos: escribe una parte del nombre o del código.</More>}
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return text ? (
    <EmptyState icon="search" title={`No encontramos «${text}»`}>
      Prueba con otra parte del nombre, con el código o escanea el producto.
    </EmptyState>
  ) : (
    <EmptyState icon="package" title="Todavía no hay productos">
      Crea el primero en Productos, o importa tu lista desde allí, y aparecerá aquí para venderlo.
    </EmptyState>
  );
}
