import { tileHue, tileLetters, tileLook } from '@cuadra/shared/domain';
import { memo } from 'react';
import styled from 'styled-components';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { checkAddable, type SellingRules } from '../../sale/lines/cart.ts';
import { quantityText } from '../../sale/lines/line.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { cardText } from './card-text.ts';
import { Pictures } from './lazy-pictures.ts';

export interface ProductCardProps {
  product: CatalogueProduct;
  /** Undefined while there is none: the price then stands in its own currency alone. */
  rate: SaleRate | undefined;
  rules: SellingRules | undefined;
  isMarked: boolean;
  /** How many of it the sale has already. */
  inSale: string | undefined;
  /** Its picture, over the tile that stands for it; the list hides both for who wants to read. */
  picture: string | undefined;
  onAdd: (product: CatalogueProduct) => void;
}

/** One styled element for all of a card: sixty of them are drawn again with each search. */
const Press = styled.button<{ $marked: boolean; $dim: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 100%;
  height: 100%;
  min-height: 104px;
  padding: 11px 12px;
  text-align: start;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  transition:
    border-color var(--quick),
    background var(--quick);
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
  &:active {
    background: var(--brand-soft);
  }
  ${({ $marked }) => $marked && 'border-color: var(--brand); box-shadow: 0 0 0 2px var(--brand);'}
  ${({ $dim }) => $dim && 'background: var(--surface-2); cursor: not-allowed;'}
  .name {
    font-weight: 600;
    line-height: 1.3;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  .tile {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 9px 0 var(--r-1);
    font-weight: 700;
  }
  .tile ~ .name {
    margin-inline-start: 46px;
  }
  .price {
    margin-top: auto;
    padding-top: 4px;
    font-size: var(--t-lg);
    font-weight: 700;
    small {
      font-size: var(--t-xs);
      color: var(--ink-2);
    }
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    /* Narrow, so that a price of thousands and what is left share a line, and all cards have theirs at one height. */
    gap: 0 4px;
    white-space: nowrap;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
  .short {
    color: var(--danger);
    font-weight: 600;
  }
  .held {
    position: absolute;
    inset: 30px calc(100% - 54px) auto auto;
    min-width: 22px;
    padding: 0 6px;
    border-radius: 999px;
    background: var(--brand);
    color: var(--on-brand);
    font-size: var(--t-xs);
    font-weight: 700;
    line-height: 22px;
    text-align: center;
  }
`;

/** One product to press. What cannot be added is dim, and says why when it is pressed. */
export const ProductCard = memo(function ProductCard({
  product,
  rate,
  rules,
  isMarked,
  inSale,
  picture,
  onAdd,
}: ProductCardProps) {
  const { price, other, stock, left } = cardText(product, rate);
  const isBlocked = rules !== undefined && checkAddable(product, rules) !== undefined;
  return (
    <Press
      type="button"
      $marked={isMarked}
      $dim={isBlocked}
      aria-disabled={isBlocked}
      onClick={() => onAdd(product)}
    >
      <span className="tile" style={tileLook(tileHue(product.category_id))} aria-hidden>
        {tileLetters(product.name)}
        {picture && <Pictures hash={picture} />}
      </span>
      {inSale !== undefined && (
        <span className="held" aria-hidden>
          {quantityText(inSale, product.unit)}
        </span>
      )}
      <span className="name" title={product.name}>
        {product.name}
      </span>
      <span className={price === undefined ? 'price short' : 'price'}>
        {price ?? 'Sin precio'}
        {price && product.unit && <small>/{product.unit}</small>}
      </span>
      <span className="foot">
        <span>{other}</span>
        <span className={stock === 'enough' ? undefined : 'short'}>
          {stock === 'none' ? 'Agotado' : `${left} disp.`}
        </span>
      </span>
    </Press>
  );
});
