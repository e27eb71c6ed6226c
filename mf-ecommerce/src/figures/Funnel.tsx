import type { StoreFigures } from '@cuadra/shared/contract';
import { counted, formatNumber } from '@cuadra/shared/domain';
import { PHONE, Stat } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { shareText } from './share-text.ts';

/** Five beside each other; where there is less room the last one, an amount, is as wide as two. */
const Five = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr);
  gap: var(--s-3);
  @media (max-width: 1180px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :last-child {
      grid-column: span 2;
    }
  }
  ${PHONE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** From who came to what was sold, each a part of the one before. @param figures undefined while they are on their way */
export function Funnel({ figures }: { figures: StoreFigures | undefined }) {
  const loading = !figures;
  const totals = figures?.totals;
  const count = (value: number | undefined) => value !== undefined && formatNumber(value, 0);
  return (
    <Five>
      <Stat
        label="Visitas"
        loading={loading}
        value={count(totals?.visitors) || undefined}
        note="Cada quien cuenta una vez al día"
      />
      <Stat
        label="Llenaron un carrito"
        loading={loading}
        value={count(totals?.carts) || undefined}
        note={totals && shareText(totals.carts, totals.visitors, 'las visitas')}
      />
      <Stat
        label="Pedidos"
        loading={loading}
        value={count(totals?.orders) || undefined}
        note={totals && shareText(totals.orders, totals.carts, 'los carritos')}
      />
      <Stat
        label="Entregados"
        loading={loading}
        value={count(totals?.delivered) || undefined}
        note={totals && shareText(totals.delivered, totals.orders, 'los pedidos')}
      />
      <Stat
        label="Vendido"
        loading={loading}
        value={figures && soldOf(figures)}
        note={totals && `En ${counted(totals.delivered, 'pedido entregado', 'pedidos entregados')}`}
      />
    </Five>
  );
}

function soldOf({ totals, main, alternative }: StoreFigures) {
  return {
    ...{ amount: totals.total, currency: main },
    ...(main !== alternative && { other: { amount: totals.total_alternative, currency: alternative } }),
  };
}
