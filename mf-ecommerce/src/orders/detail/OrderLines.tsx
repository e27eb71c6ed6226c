import type { Order } from '@cuadra/shared/contract';
import { formatQuantity, formatUnitCost } from '@cuadra/shared/domain';
import { Money, Row, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ChangeButton } from '../change/ChangeButton.tsx';
import { OrderTotal } from '../OrderTotal.tsx';
import { couponName } from '../order-text.ts';

type Line = Order['lines'][number];

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-end: var(--s-4);
`;

const Sum = styled(Row)`
  padding: var(--s-3) var(--s-4);
`;

/** What was ordered, at the prices of the order, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, main, alternative } = order;
  const columns: TableColumn<Line>[] = [
    { key: 'name', header: 'Producto', cell: ({ name }) => name },
    {
      ...{ key: 'qty', header: 'Cantidad', align: 'end' },
      cell: ({ qty, ordered_qty }) => (
        <>
          {formatQuantity(qty)}
          {ordered_qty !== null && (
            <Text $tone="quiet" $size="xs">
              pidió {formatQuantity(ordered_qty)}
            </Text>
          )}
        </>
      ),
    },
    {
      ...{ key: 'price', header: 'Precio', align: 'end', room: 'tablet' },
      cell: ({ unit_price, currency }) => formatUnitCost(unit_price, currency),
    },
    {
      ...{ key: 'total', header: 'Total', align: 'end' },
      cell: ({ full_total, full_total_alternative }) => (
        <Money
          amount={full_total}
          currency={main}
          align="end"
          {...(main !== alternative && { other: { amount: full_total_alternative, currency: alternative } })}
        />
      ),
    },
  ];
  return (
    <TitledSheet>
      <Head>
        <h2>Qué pidió</h2>
        <ChangeButton order={order} />
      </Head>
      <Table label="Qué pidió" columns={columns} rows={lines} rowKey={({ product_id }) => product_id} />
      {order.coupon !== '' && (
        <Sum $justify="space-between">
          <span>{couponName(order)}</span>
          <Money
            amount={`-${order.discount}`}
            currency={main}
            align="end"
            {...(main !== alternative && {
              other: { amount: `-${order.discount_alternative}`, currency: alternative },
            })}
          />
        </Sum>
      )}
      <Sum $justify="space-between">
        <Text as="span" $strong>
          Total
        </Text>
        <OrderTotal order={order} size="lg" align="end" />
      </Sum>
    </TitledSheet>
  );
}
