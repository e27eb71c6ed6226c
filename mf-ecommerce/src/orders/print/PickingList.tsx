import type { Order } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { PrintedHead, PrintedTable } from '@cuadra/shared/print';
import styled from 'styled-components';
import { deliveryText, orderTitle } from '../order-text.ts';

type Line = Order['lines'][number];

/** To be ticked with a pen. */
const Tick = styled.span`
  display: inline-block;
  width: 6mm;
  height: 6mm;
  border: 1px solid #000;
`;

/** Read from a shelf away. */
const Large = styled.b`
  font-size: 20px;
`;

const Name = styled.span`
  font-size: 15px;
`;

const Note = styled.p`
  margin: 8px 0 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const COLUMNS = [
  { key: 'tick', header: '', cell: () => <Tick /> },
  {
    ...{ key: 'qty', header: 'Cantidad', align: 'end' as const },
    cell: ({ qty }: Line) => <Large>{formatQuantity(qty)}</Large>,
  },
  { key: 'name', header: 'Producto', cell: ({ name }: Line) => <Name>{name}</Name> },
];

/** What has to be fetched for an order, without prices. */
export function PickingList({ order }: { order: Order }) {
  const { buyer_name, note, lines } = order;
  return (
    <>
      <PrintedHead
        title={`Lista de preparación · ${orderTitle(order)}`}
        subtitle={`${buyer_name}. ${deliveryText(order)}.`}
      />
      {note !== '' && (
        <Note>
          <b>Nota del cliente:</b> {note}
        </Note>
      )}
      <PrintedTable
        columns={COLUMNS}
        rows={lines.filter(({ is_delivery, qty }) => !is_delivery && Number(qty) > 0)}
        rowKey={({ product_id }) => product_id}
      />
    </>
  );
}
