import { formatQuantity, shownMoney } from '@cuadra/shared/domain';
import { Badge, Money } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { useRouteFor } from '../../navigation/use-route-for.ts';
import { Panel, Quiet, RowName, Rows } from './panel.tsx';
import type { Summary } from './use-summary.ts';

/** Of a list that is longer, as many as a look takes in. */
const SHOWN_LOW = 6;

/** What sold best in these days. */
export function BestProductsPanel({ summary }: { summary: Summary }) {
  const report = useRouteFor(['reports', 'view_sales']);
  const { best_products } = summary;
  if (!best_products) return null;
  return (
    <Panel title="Más vendidos" aside={report && <Link to={report}>Ver reportes</Link>}>
      {best_products.length === 0 ? (
        <Quiet>Aquí verás lo que más se vende apenas haya ventas en estos días.</Quiet>
      ) : (
        <Rows as="ol">
          {best_products.map(({ key, name, qty, total, total_alternative }) => (
            <li key={key}>
              <RowName>
                {name}
                {qty !== null && <small>{soldText(formatQuantity(qty))}</small>}
              </RowName>
              <Money {...shownMoney(total, total_alternative, summary)} align="end" />
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

/** What is at its minimum or below: what to buy. */
export function LowStockPanel({ summary }: { summary: Summary }) {
  const products = useRouteFor(['products', 'read']);
  const { low_stock } = summary;
  if (!low_stock) return null;
  const { count, items } = low_stock;
  return (
    <Panel
      title="Por reponer"
      aside={
        products && <Link to={products}>{count > 0 ? `Ver productos (${count})` : 'Ver productos'}</Link>
      }
    >
      {items.length === 0 ? (
        <Quiet>Nada está por debajo de su mínimo. El mínimo de cada producto se pone en su ficha.</Quiet>
      ) : (
        <Rows>
          {items.slice(0, SHOWN_LOW).map(({ id, name, qty, min_qty }) => (
            <li key={id}>
              <RowName>
                {name}
                <small>mínimo {formatQuantity(min_qty)}</small>
              </RowName>
              <Badge tone={Number(qty) > 0 ? 'gold' : 'bad'}>
                {Number(qty) > 0 ? `Quedan ${formatQuantity(qty)}` : 'Agotado'}
              </Badge>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function soldText(figure: string): string {
  return `${figure} ${figure === '1' ? 'vendido' : 'vendidos'}`;
}
