import type { ReactNode } from 'react';
import { balanceText, exact, formatMoney, MINUS } from '../domain/index.ts';
import { DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadedList, type LoadedQuery } from './LoadedList.tsx';
import { TitledSheet } from './Sheet.tsx';
import { Text } from './Text.ts';
import type { TableColumn } from './table-column.ts';
import { type ListPages, useListRows } from './use-list-rows.ts';
import type { DataTableProps } from './VirtualTable.tsx';

/** A movement of somebody's account, with what was owed after it. */
interface AccountMovement {
  id: string;
  currency: string;
  /** Canonical decimal, negative where it lessened the debt. */
  amount: string;
  /** Canonical decimal, negative in favour of who owed. */
  balance: string;
}

export interface AccountMovementsProps<Row extends AccountMovement> {
  /** Of `useCallPages`, newest first. */
  list: ListPages<Row> & LoadedQuery<readonly Row[]>;
  failed: string;
  /** What will stand here, said while there is nothing. */
  empty: string;
  /** What moved the balance, and what else is said of it. */
  what: (movement: Row) => ReactNode;
  /** Whose a balance below zero is: «a su favor». */
  inFavour: string;
  rowHeight: DataTableProps<Row>['rowHeight'];
}

/** «Estado de cuenta»: what a client or a supplier moved, and how it then stood. */
export function AccountMovements<Row extends AccountMovement>(props: AccountMovementsProps<Row>) {
  const { list, failed, empty, what, inFavour, rowHeight } = props;
  const rows = useListRows(list);
  return (
    <TitledSheet as="section" aria-labelledby="statement">
      <h2 id="statement">Estado de cuenta</h2>
      <LoadedList
        list={list}
        level={3}
        failed={failed}
        empty={
          <EmptyState level={3} icon="receipt" title="Todavía no hay movimientos">
            {empty}
          </EmptyState>
        }
      >
        {() => (
          <DataTable
            {...rows}
            label="Estado de cuenta"
            columns={[{ key: 'what', header: 'Movimiento', cell: what }, AMOUNT, balanceColumn(inFavour)]}
            rowKey={({ id }) => id}
            rowHeight={rowHeight}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}

const FIGURE = { align: 'end', width: 'clamp(104px, 14vw, 150px)' } as const;

const AMOUNT: TableColumn<AccountMovement> = {
  key: 'amount',
  header: 'Monto',
  ...FIGURE,
  cell: ({ amount, currency }) =>
    exact(amount).lt(0)
      ? `${MINUS}${formatMoney(exact(amount).abs(), currency)}`
      : formatMoney(amount, currency),
};

const balanceColumn = (inFavour: string): TableColumn<AccountMovement> => ({
  key: 'balance',
  header: 'Quedó',
  ...FIGURE,
  cell: ({ balance, currency }) => {
    const { text, isFavor } = balanceText({ amount: balance, currency });
    return (
      <>
        {text}
        {isFavor && (
          <Text $tone="good" $size="xs">
            {inFavour}
          </Text>
        )}
      </>
    );
  },
});
