import type { Order } from '@cuadra/shared/contract';
import { formatDateTime, formatMoney, formatQuantity, formatUnitCost } from '@cuadra/shared/domain';
import {
  type PrintedFigure,
  PrintedFigures,
  PrintedHead,
  PrintedTable,
  type ReceiptCompany,
} from '@cuadra/shared/print';
import styled from 'styled-components';
import { addressText, deliveryCost } from '../order-facts.ts';
import { deliveryText, orderTitle, paymentState, totalText } from '../order-text.ts';
import { tenderedText } from '../payment-text.ts';

type Line = Order['lines'][number];

const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 8mm;
  margin-top: 18mm;
  break-inside: avoid;
  div {
    padding-top: 3px;
    border-top: 1px solid #000;
  }
`;

export interface DeliveryNoteProps {
  order: Order;
  company: ReceiptCompany | null;
}

/** What goes with an order to its buyer. It is no invoice, and says so. */
export function DeliveryNote({ order, company }: DeliveryNoteProps) {
  const { lines, main, alternative, total, total_alternative, note } = order;
  const columns = [
    { key: 'name', header: 'Producto', cell: ({ name }: Line) => name },
    {
      ...{ key: 'qty', header: 'Cantidad', align: 'end' as const },
      cell: ({ qty }: Line) => formatQuantity(qty),
    },
    {
      ...{ key: 'price', header: 'Precio', align: 'end' as const },
      cell: ({ unit_price, currency }: Line) => formatUnitCost(unit_price, currency),
    },
    {
      ...{ key: 'main', header: `Total ${main}`, align: 'end' as const },
      cell: (line: Line) => formatMoney(line.total, main),
    },
    {
      ...{ key: 'alternative', header: `Total ${alternative}`, align: 'end' as const },
      cell: (line: Line) => formatMoney(line.total_alternative, alternative),
    },
  ];
  return (
    <>
      <PrintedHead
        title={`Nota de entrega · ${orderTitle(order)}`}
        subtitle={`Pedido el ${formatDateTime(new Date(order.create_at))}. No es una factura.`}
        company={company}
      />
      <PrintedFigures figures={figuresOf(order)} />
      {note !== '' && (
        <p>
          <b>Nota del cliente:</b> {note}
        </p>
      )}
      <PrintedTable
        columns={main === alternative ? columns.slice(0, -1) : columns}
        rows={lines}
        rowKey={({ product_id }) => product_id}
        foot={{
          name: 'Total',
          main: formatMoney(total, main),
          alternative: formatMoney(total_alternative, alternative),
        }}
      />
      <Signatures>
        <div>Entregado por</div>
        <div>Recibido por</div>
      </Signatures>
    </>
  );
}

function figuresOf(order: Order): PrintedFigure[] {
  const { buyer_name, phone, delivery, address, payment } = order;
  const state = paymentState(payment);
  return [
    { label: 'Cliente', value: [buyer_name, ...(phone ? [`Tel. ${phone}`] : [])] },
    {
      label: 'Entrega',
      value: [
        deliveryText(order),
        ...(delivery === 'delivery' && address !== null ? [addressText(address)] : []),
      ],
    },
    ...deliveryCost(order).map(([label, value]) => ({ label, value })),
    { label: 'Total', value: totalText(order) },
    {
      label: 'Pago',
      value: payment
        ? [
            [payment.name, state?.name.toLowerCase()].filter(Boolean).join(', '),
            ...(payment.reference ? [`Ref. ${payment.reference}`] : []),
            ...[tenderedText(order, payment)].flatMap((text) => text ?? []),
          ]
        : 'Por acordar',
    },
  ];
}
