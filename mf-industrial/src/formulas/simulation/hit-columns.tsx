import { exact, formatMoney } from '@cuadra/shared/domain';
import { Badge, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { formulaPath } from '../../goods/formula-paths.ts';
import { type Currencies, percentText } from '../../goods/formula-text.ts';
import { UnitCost } from '../../goods/UnitCost.tsx';
import { type Hit, wantedPrice } from './hit-products.ts';

/** What a rise does to each product: its cost, what its price gives, and the price that it should have. */
export function hitColumns(currencies: Currencies): TableColumn<Hit>[] {
  return [
    {
      key: 'name',
      header: 'Lo que haces',
      cell: ({ product }) => (
        <>
          <Link to={formulaPath(product.formula_id)}>{product.good.name}</Link>
          <Text $tone="quiet" $size="xs">
            {product.rise === null ? 'Sin costo conocido' : `Cuesta ${percentText(product.rise)} más`}
          </Text>
        </>
      ),
    },
    {
      key: 'before',
      header: 'Cuesta hoy',
      align: 'end',
      room: 'tablet',
      width: 'clamp(96px, 12vw, 150px)',
      cell: ({ product }) => <UnitCost unit={product.before} currencies={currencies} />,
    },
    {
      key: 'after',
      header: 'Costaría',
      align: 'end',
      width: 'clamp(96px, 12vw, 150px)',
      cell: ({ product }) => <UnitCost unit={product.after} currencies={currencies} />,
    },
    {
      key: 'utility',
      header: 'Utilidad',
      align: 'end',
      room: 'tablet',
      width: 'clamp(100px, 12vw, 160px)',
      cell: ({ utilityBefore, utilityAfter }) =>
        utilityBefore === null ? '—' : `${percentText(utilityBefore)} → ${percentText(utilityAfter)}`,
    },
    {
      key: 'price',
      header: 'Precio',
      align: 'end',
      width: 'clamp(104px, 14vw, 190px)',
      cell: (hit) => <WantedPrice hit={hit} />,
    },
  ];
}

function WantedPrice({ hit }: { hit: Hit }) {
  const { price } = hit.product;
  if (!price) return '—';
  const wanted = wantedPrice(hit);
  const rises = wanted !== null && exact(wanted).gt(price.now);
  return (
    <>
      {formatMoney(price.now, price.currency)}
      {rises && (
        <Text as="div" $strong>
          → {formatMoney(wanted, price.currency)}
        </Text>
      )}
      {rises && !price.is_fixed_price && <Badge>Sigue al costo</Badge>}
    </>
  );
}
