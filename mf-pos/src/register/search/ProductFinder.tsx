import { LOW, VisuallyHidden } from '@cuadra/shared/ui';
import { type KeyboardEvent, memo, type RefObject, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import type { SellingRules } from '../../sale/lines/cart.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { COMPACT } from '../layout.ts';
import { CatalogueNotice, SearchErrorNote } from '../lazy-aside.ts';
import { isArrowKey, moveMark } from './decide.ts';
import { Looking } from './Looking.tsx';
import { ProductResults } from './ProductResults.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Shelves } from './Shelves.tsx';
import { readEntry } from './search-entry.ts';
import type { SearchError } from './search-error.ts';
import type { Shelf } from './shelf.ts';
import { useFoundProducts } from './use-found-products.ts';
import type { ProductSearch } from './use-product-search.ts';

export interface ProductFinderProps {
  search: ProductSearch;
  rules: SellingRules | undefined;
  rate: SaleRate | undefined;
  /** Why the last product was not added. */
  error: SearchError | undefined;
  /** The cashier types something else. */
  onType: () => void;
  onAdd: (product: CatalogueProduct, qty?: string) => void;
  /** Holds the search box, so that the screen can bring the focus back to it. */
  box: RefObject<HTMLDivElement | null>;
}

const Pane = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* So low that the sale lies over all but the search: that scrolls away with the products. */
  ${COMPACT} {
    ${LOW} {
      display: block;
      overflow: auto;
    }
  }
`;

const Head = styled.div`
  position: relative;
  padding: var(--s-4) var(--s-5) var(--s-1);
  input {
    height: 48px;
    font-size: var(--t-lg);
  }
  ${COMPACT} {
    padding: var(--s-3) var(--s-4) var(--s-1);
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 4px var(--s-5) var(--s-5);
  ${COMPACT} {
    padding: 4px var(--s-4) 190px;
    ${LOW} {
      overflow: visible;
    }
  }
`;

/** The search box and what it finds. Arrows move through the results, Enter adds. Drawn again only when something else is found. */
export const ProductFinder = memo(function ProductFinder({
  search: { box: text, enter, looking },
  rules,
  rate,
  error,
  onType,
  onAdd,
  box,
}: ProductFinderProps) {
  const [shelf, setShelf] = useState<Shelf>('popular');
  const { products, hasMore, shownText, wanted } = useFoundProducts(text, shelf);
  const [moved, setMoved] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const first = wanted !== '' && products.length > 0 ? 0 : -1;
  const marked = moved >= 0 ? Math.min(moved, products.length - 1) : first;

  const type = useCallback(
    (next: string) => {
      setMoved(-1);
      onType();
      text.getState().write(next);
    },
    [text, onType],
  );
  // The same for ever: no card is drawn again because another key was pressed.
  const add = useCallback(
    (product: CatalogueProduct) => {
      const { qty } = readEntry(text.getState().text);
      onAdd(product, qty);
      if (qty !== undefined) type('');
    },
    [text, onAdd, type],
  );
  const choose = useCallback(
    (next: Shelf) => {
      type('');
      setShelf(next);
    },
    [type],
  );
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.nativeEvent.isComposing || event.repeat) return;
      const typed = text.getState().text;
      const chosen = moved >= 0 && typed === shownText ? products[marked] : undefined;
      if (chosen) {
        onAdd(chosen, readEntry(typed).qty);
        if (typed) type('');
      } else {
        enter();
        setMoved(-1);
      }
    } else if (isArrowKey(event.key) && (moved >= 0 || event.key === 'ArrowDown')) {
      // Left and right belong to the text until the mark has been taken into the list.
      event.preventDefault();
      setMoved(moveMark(marked, event.key, products.length, columnsOf(list.current)));
    }
  };

  return (
    <Pane aria-label="Buscar productos">
      <Head ref={box}>
        <SearchBox text={text} onType={type} onKeyDown={press} />
        <Looking texts={looking} />
      </Head>
      {error && <SearchErrorNote error={error} />}
      <CatalogueNotice shown={`${shelf} ${shownText}`} />
      <Shelves chosen={wanted === '' ? shelf : undefined} onChoose={choose} />
      <Scroll>
        <ProductResults
          products={products}
          hasMore={hasMore}
          wanted={wanted}
          shelf={shelf}
          marked={marked}
          rules={rules}
          rate={rate}
          onAdd={add}
          list={list}
        />
      </Scroll>
      <VisuallyHidden role="status">
        {marked >= 0 && `${products[marked]?.name}. Enter para agregar.`}
      </VisuallyHidden>
    </Pane>
  );
});

function columnsOf(list: HTMLElement | null): number {
  if (!list) return 1;
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}
