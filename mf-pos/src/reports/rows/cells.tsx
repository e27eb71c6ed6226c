import {
  type Amounts,
  formatMoney,
  shownOrNothing,
  steadyAmount,
  type TwoCurrencies,
} from '@cuadra/shared/domain';
import { Money, PHONE, type TableColumn } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Quiet = styled.span`
  color: var(--ink-3);
`;

/** An amount in both currencies; nothing is said quietly, and what may not be seen or is none is a dash. */
export function AmountCell({ amounts, pair }: { amounts: Amounts; pair: TwoCurrencies }) {
  const money = shownOrNothing(amounts, pair);
  if (!money) return <Quiet>—</Quiet>;
  if (isNothing(money.amount) && isNothing(money.other?.amount ?? '0'))
    return <Quiet>{formatMoney(money.amount, money.currency)}</Quiet>;
  return <Money {...money} align="end" />;
}

function isNothing(amount: string): boolean {
  return Number(amount) === 0;
}

/** A column of an amount in both currencies. */
export function amountColumn<Row>(
  key: string,
  header: string,
  amounts: (row: Row) => Amounts,
  pair: TwoCurrencies,
  room?: TableColumn<Row>['room'],
): TableColumn<Row> {
  return {
    key,
    header,
    align: 'end',
    width: '156px',
    sortBy: (row) => {
      const amount = steadyAmount(amounts(row), pair);
      return amount === null ? null : Number(amount);
    },
    cell: (row) => <AmountCell amounts={amounts(row)} pair={pair} />,
    ...(room && { room }),
  };
}

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  small {
    display: none;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
  ${PHONE} {
    small {
      display: block;
    }
  }
`;

/** What a row is of; on a phone, below it, what finds no column there. */
export function NameCell({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <Name>
      {children}
      {below && <small>{below}</small>}
    </Name>
  );
}
