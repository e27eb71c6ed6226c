import { SearchInput, VisuallyHidden } from '@cuadra/shared/ui';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { COMPACT } from '../layout.ts';
import type { SellingRules } from '../lines/cart.ts';
import { CatalogueNotice } from './CatalogueNotice.tsx';
import { isArrowKey, moveMark } from './decide.ts';
import { readEntry } from './entry.ts';
import { ProductResults } from './ProductResults.tsx';
import { Looking, Trouble } from './SearchNotes.tsx';
import { Shelves } from './Shelves.tsx';
import type { Shelf } from './shelf.ts';
import type { Trouble as TroubleSaid } from './trouble.ts';
import type { FoundProduct, ProductSearch } from './use-product-search.ts';

export interface ProductFinderProps {
  search: ProductSearch;
  rules: SellingRules | undefined;
  rate: SaleRate | undefined;
  /** Why the last product was not added. */
  trouble: TroubleSaid | undefined;
  /** The cashier types something else. */
  onType: () => void;
  /** Quantities of the sale by product. */
  inSale: ReadonlyMap<string, string>;
  onAdd: (product: FoundProduct, qty?: string) => void;
  /** Holds the search box, so that the screen can bring the focus back to it. */
  box: RefObject<HTMLDivElement | null>;
}

/** Where the long placeholder would be cut. */
const NARROW = '(max-width: 760px)';

const Pane = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
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
  }
`;

/** The search box and what it finds. Arrows move through the results, Enter adds. */
export function ProductFinder({
  search,
  rules,
  rate,
  trouble,
  onType,
  inSale,
  onAdd,
  box,
}: ProductFinderProps) {
  const [moved, setMoved] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const { wanted } = readEntry(search.text);
  const first = wanted !== '' && search.products.length > 0 ? 0 : -1;
  const marked = moved >= 0 ? Math.min(moved, search.products.length - 1) : first;

  const type = (text: string) => {
    setMoved(-1);
    onType();
    search.type(text);
  };

  const { choose: chooseShelf } = search;
  const pressed = useRef((_product: FoundProduct) => {});
  useEffect(() => {
    pressed.current = (product) => {
      onAdd(product, search.qty);
      if (search.qty !== undefined) type('');
    };
  });
  // The same for ever: no card is drawn anew because another key was pressed.
  const addPressed = useCallback((product: FoundProduct) => pressed.current(product), []);
  const choose = useCallback(
    (shelf: Shelf) => {
      setMoved(-1);
      onType();
      chooseShelf(shelf);
    },
    [chooseShelf, onType],
  );

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.nativeEvent.isComposing || event.repeat) return;
      const chosen = moved >= 0 && search.isCurrent ? search.products[marked] : undefined;
      if (chosen) {
        onAdd(chosen, search.qty);
        if (search.text) type('');
      } else {
        search.enter();
        setMoved(-1);
      }
    } else if (isArrowKey(event.key) && (moved >= 0 || event.key === 'ArrowDown')) {
      // Left and right belong to the text until the mark has been taken into the list.
      event.preventDefault();
      setMoved(moveMark(marked, event.key, search.products.length, columnsOf(list.current)));
    }
  };

  return (
    <Pane aria-label="Buscar productos">
      <Head ref={box}>
        <SearchInput
          label="Buscar producto"
          placeholder={matchMedia(NARROW).matches ? 'Busca o escanea' : 'Busca por nombre, código o escanea'}
          shortcut="F2"
          value={search.text}
          onValueChange={type}
          onKeyDown={press}
          enterKeyHint="done"
        />
        <Looking texts={search.looking} />
      </Head>
      <Trouble trouble={trouble} />
      <CatalogueNotice />
      <Shelves chosen={wanted === '' ? search.shelf : undefined} onChoose={choose} />
      <Scroll>
        <ProductResults
          products={search.products}
          hasMore={search.hasMore}
          wanted={wanted}
          shelf={search.shelf}
          marked={marked}
          rules={rules}
          rate={rate}
          inSale={inSale}
          onAdd={addPressed}
          list={list}
        />
      </Scroll>
      <VisuallyHidden role="status">
        {marked >= 0 && `${search.products[marked]?.name}. Enter para agregar.`}
      </VisuallyHidden>
    </Pane>
  );
}

function columnsOf(list: HTMLElement | null): number {
  if (!list) return 1;
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}
