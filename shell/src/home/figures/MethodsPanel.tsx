import type { IncomesItem } from '@cuadra/shared/contract';
import {
  exact,
  formatMoney,
  type ShownMoney,
  shownMoney,
  steadyCurrency,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { Panel, Quiet } from './panel.tsx';
import type { Summary } from './use-summary.ts';

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  font-variant-numeric: tabular-nums;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s-3);
  align-items: end;
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: 4px;
  background: var(--sunken);
  overflow: hidden;
`;

const Share = styled.span<{ $foreign: boolean }>`
  display: block;
  height: 100%;
  border-radius: 4px;
  background: ${({ $foreign }) => ($foreign ? 'var(--gold)' : 'var(--brand)')};
`;

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  margin-top: var(--s-4);
  padding-top: var(--s-3);
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  dt {
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
  }
`;

/** What came in, less what was given back: by method, each in its own currency, and by currency. */
export function MethodsPanel({ summary }: { summary: Summary }) {
  const { incomes } = summary;
  if (!incomes) return null;
  const used = incomes.methods.filter(({ received, given }) => received !== '0.00' || given !== '0.00');
  const most = used.reduce((top, { total }) => (exact(total).gt(top) ? exact(total) : top), exact(0));
  return (
    <Panel title="Cómo te pagaron" aside="menos los vueltos">
      {used.length === 0 ? (
        <Quiet>Todavía no ha entrado dinero en estos días.</Quiet>
      ) : (
        <>
          <List>
            {used.map((method) => (
              <Method
                key={method.key}
                method={method}
                share={most.gt(0) ? Math.max(0, exact(method.total).div(most).toNumber()) : 0}
                pair={summary}
              />
            ))}
          </List>
          <Sums>
            {incomes.currencies.map(({ currency, amount }) => (
              <div key={currency}>
                <dt>Entró en {currency}</dt>
                <dd>{formatMoney(amount, currency)}</dd>
              </div>
            ))}
          </Sums>
        </>
      )}
    </Panel>
  );
}

function Method({ method, share, pair }: { method: IncomesItem; share: number; pair: TwoCurrencies }) {
  const { name, currency, amount, total, total_alternative } = method;
  const converted = shownMoney(total, total_alternative, pair);
  // As it lies in the drawer or the bank; beside it what it is worth in the other currency.
  const own =
    currency !== null && amount !== null
      ? {
          amount,
          currency,
          other: currency === converted.currency ? converted.other : withoutOther(converted),
        }
      : converted;
  return (
    <Line>
      <span>{name ?? 'Otro método'}</span>
      <Money {...own} align="end" size="sm" layout="line" />
      <Track aria-hidden>
        <Share
          $foreign={currency === steadyCurrency(pair) && pair.main !== pair.alternative}
          style={{ width: `${share * 100}%` }}
        />
      </Track>
    </Line>
  );
}

function withoutOther({ amount, currency }: ShownMoney) {
  return { amount, currency };
}
