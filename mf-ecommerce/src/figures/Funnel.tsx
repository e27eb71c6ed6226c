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

/** The steps from who came to who had it, each with what it is a part of. */
const STEPS = [
  { of: 'visitors', label: 'Visitas' },
  { of: 'carts', label: 'Llenaron un carrito', whole: 'visitors', wholeText: 'las visitas' },
  { of: 'orders', label: 'Pedidos', whole: 'carts', wholeText: 'los carritos' },
  { of: 'delivered', label: 'Entregados', whole: 'orders', wholeText: 'los pedidos' },
] as const;

/** From who came to what was sold. @param figures undefined while they are on their way */
export function Funnel({ figures }: { figures: StoreFigures | undefined }) {
  const loading = !figures;
  const totals = figures?.totals;
  return (
    <Five>
      {STEPS.map((step) => (
        <Stat
          key={step.of}
          label={step.label}
          loading={loading}
          value={totals && formatNumber(totals[step.of], 0)}
          note={
            'whole' in step
              ? totals && shareText(totals[step.of], totals[step.whole], step.wholeText)
              : 'Cada quien cuenta una vez al día'
          }
        />
      ))}
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
