import type { ListedProduct, Product } from '@cuadra/shared/contract';
import { formatQuantity, formatUnitCost, round, shownPrice } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Badge, Icon, Money, PHONE, Row, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CurrentRate } from '../current-rate.ts';
import { editProductPath, FROM_PRODUCTS, productPath } from '../product-paths.ts';
import { stockLevel } from '../stock-level.ts';
import { Thumb } from './Thumb.tsx';

const Name = styled.div`
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${PHONE} {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    white-space: normal;
    line-height: 1.3;
  }
`;

const Codes = styled.div`
  font-size: var(--t-xs);
  color: var(--ink-3);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Starred = styled.span`
  margin-right: var(--s-1);
  color: var(--gold);
  svg {
    vertical-align: -2px;
    fill: currentColor;
  }
`;

const OnPhone = styled.span`
  display: none;
  ${PHONE} {
    display: inline;
  }
`;

export interface NameCellProps {
  product: Product;
  /** The name leads nowhere: a press on it is for the row. */
  isPlain?: boolean;
}

const Pictured = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  & > div {
    min-width: 0;
  }
`;

/** The same beside its picture. */
export function PicturedNameCell(props: NameCellProps) {
  return (
    <Pictured>
      <Thumb hash={props.product.image} />
      <div>
        <NameCell {...props} />
      </div>
    </Pictured>
  );
}

/**
 * The name, which leads to the form for who may change the product and to its details for others; below it what else it is
 * found by.
 */
export function NameCell({ product, isPlain = false }: NameCellProps) {
  const mayEdit = useCan(['products', 'update']);
  return (
    <>
      <Name title={product.name}>
        {product.favourite && (
          <Starred role="img" aria-label="Favorito en Caja" title="Favorito en Caja">
            <Icon name="star" size={14} />
          </Starred>
        )}
        {isPlain ? (
          product.name
        ) : (
          <Link to={mayEdit ? editProductPath(product.id) : productPath(product.id)} state={FROM_PRODUCTS}>
            {product.name}
          </Link>
        )}
      </Name>
      <Codes>
        <OnPhone>
          <StockCell product={product} /> disp.
          {hasCodes(product) && ' · '}
        </OnPhone>
        {codesOf(product)}
      </Codes>
    </>
  );
}

function hasCodes({ code, barcodes }: Product): boolean {
  return code !== null || barcodes.length > 0;
}

function codesOf({ code, barcodes }: Product): string {
  const [first, ...others] = barcodes;
  const more = others.length > 0 ? ` y ${others.length} más` : '';
  return [code, first && first + more].filter(Boolean).join(' · ');
}

const LEVELS = { out: 'Agotado', low: 'Queda poco' };

/** How much there is; marked where that is too little. */
export function StockCell({ product }: { product: Product }) {
  const level = stockLevel(product);
  if (level === 'none')
    return (
      <Text $tone="quiet" as="span">
        {formatQuantity(product.qty)}
      </Text>
    );
  return (
    <Row $oneLine $inline as="span">
      {(level === 'out' || level === 'low') && <Badge tone="bad">{LEVELS[level]}</Badge>}
      {formatQuantity(product.qty)}
    </Row>
  );
}

/** The same, leading to what moved it; below it the minimum, and what orders of the online store hold back. */
export function WholeStockCell({ product }: { product: ListedProduct }) {
  const { min_qty, reserved } = product;
  const more = [
    min_qty !== null && `mín. ${formatQuantity(min_qty)}`,
    reserved !== undefined && `${formatQuantity(reserved)} reservado`,
  ].filter(Boolean);
  return (
    <>
      <Link
        to={productPath(product.id)}
        state={FROM_PRODUCTS}
        aria-label={`Existencia de ${product.name}: ${formatQuantity(product.qty)}`}
      >
        <StockCell product={product} />
      </Link>
      {more.length > 0 && <Codes>{more.join(' · ')}</Codes>}
    </>
  );
}

export function CostCell({ product }: { product: Product }) {
  return product.cost === null ? (
    <Text $tone="quiet" as="span">
      —
    </Text>
  ) : (
    // Four decimals of the eight that are held.
    formatUnitCost(round(product.cost, 4), product.cost_currency)
  );
}

/** One unit in both currencies, at the rate of the day. */
export function PriceCell({ product, rate }: { product: Product; rate: CurrentRate | undefined }) {
  const price = shownPrice(product, rate);
  if (!price)
    return (
      <Text $tone="quiet" as="span">
        Sin precio
      </Text>
    );
  return (
    <Money
      align="end"
      amount={price.own.value}
      currency={price.own.currency}
      other={price.other ? { amount: price.other.value, currency: price.other.currency } : undefined}
    />
  );
}
