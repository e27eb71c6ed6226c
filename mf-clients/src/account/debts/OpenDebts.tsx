import type { OpenDebt } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import {
  Badge,
  LinkButton,
  PHONE,
  Table,
  type TableColumn,
  Text,
  TitledSheet,
  useToday,
} from '@cuadra/shared/ui';
import styled from 'styled-components';
import { AnnulOpeningDebt } from './AnnulOpeningDebt.tsx';
import { debtTitle, dueText } from './debt-text.ts';

/** Where the day on which it is due has no column. */
const OnPhone = styled.span`
  display: none;
  ${PHONE} {
    display: inline;
  }
`;

export interface OpenDebtsProps {
  clientId: string;
  /** The oldest first. */
  debts: readonly OpenDebt[];
}

/** What a client has not paid yet, one by one, with the day on which it is to be paid. */
export function OpenDebts({ clientId, debts }: OpenDebtsProps) {
  const today = useToday();
  const mayAnnul = useCan(['clients', 'delete']);
  const columns: TableColumn<OpenDebt>[] = [
    {
      key: 'what',
      header: 'Deuda',
      cell: (debt) => (
        <>
          <Title debt={debt} />
          <Text $tone="quiet" $size="xs">
            {debt.day === null ? 'de antes' : `del ${plainDay(debt.day)}`}
            <OnPhone> · {dueText(debt.due_on, today).text}</OnPhone>
          </Text>
        </>
      ),
    },
    {
      key: 'due',
      header: 'Vence',
      room: 'tablet',
      cell: ({ due_on }) => {
        const { text, isLate } = dueText(due_on, today);
        return <Badge tone={isLate ? 'bad' : 'neutral'}>{text}</Badge>;
      },
    },
    {
      key: 'total',
      header: 'Era',
      align: 'end',
      // On a tablet held upright it would break the number of the sale into lines.
      room: 'wide',
      width: '130px',
      cell: ({ total, currency }) => formatMoney(total, currency),
    },
    {
      key: 'owed',
      header: 'Falta',
      align: 'end',
      width: 'clamp(104px, 14vw, 150px)',
      cell: ({ owed, currency }) => <strong>{formatMoney(owed, currency)}</strong>,
    },
    ...(mayAnnul && debts.some(({ opening_id }) => opening_id !== null)
      ? [
          {
            key: 'annul',
            header: 'Anular',
            width: '64px',
            cell: ({ opening_id }: OpenDebt) =>
              opening_id !== null && <AnnulOpeningDebt clientId={clientId} openingId={opening_id} />,
          },
        ]
      : []),
  ];
  if (debts.length === 0) return null;
  return (
    <TitledSheet as="section" aria-labelledby="open-debts">
      <h2 id="open-debts">Por pagar</h2>
      <Table
        label="Por pagar"
        columns={columns}
        rows={debts}
        rowKey={({ sale_id, opening_id, currency }) => sale_id ?? opening_id ?? currency}
      />
    </TitledSheet>
  );
}

/** A sale leads to its details, for who may see them. */
function Title({ debt }: { debt: OpenDebt }) {
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  const { sale_id } = debt;
  if (sale_id === null || !seesSales) return <strong>{debtTitle(debt)}</strong>;
  return <LinkButton onClick={() => openDrawer('sale', { sale: sale_id })}>{debtTitle(debt)}</LinkButton>;
}
