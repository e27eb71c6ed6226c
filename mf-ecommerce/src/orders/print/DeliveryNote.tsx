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
import { couponName, deliveryText, orderTitle, paymentState, totalText } from '../order-text.ts';
import { tenderedText } from '../payment-text.ts';

/** A line of the sheet: goods, or what a coupon took off. */
interface PrintedLine {
  key: string;
  name: string;
  qty: string;
  price: string;
  main: string;
  alternative: string;
}

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
  const { main, alternative, total, total_alternative, note } = order;
  const align = 'end' as const;
  const columns = [
    { key: 'name', header: 'Producto', cell: ({ name }: PrintedLine) => name },
    { ...{ key: 'qty', header: 'Cantidad', align }, cell: ({ qty }: PrintedLine) => qty },
    { ...{ key: 'price', header: 'Precio', align }, cell: ({ price }: PrintedLine) => price },
    { ...{ key: 'main', header: `Total ${main}`, align }, cell: (line: PrintedLine) => line.main },
    {
      ...{ key: 'alternative', header: `Total ${alternative}`, align },
      cell: (line: PrintedLine) => line.alternative,
    },
  ];
  return (
    <>
      <PrintedHead
        title={`Nota de entrega · ${orderTitle(order)}`}
        subtitle={`Pedido el ${formatDateTime(new Date(order.create_at))} · No es una factura`}
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
        rows={linesOf(order)}
        rowKey={({ key }) => key}
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

function linesOf(order: Order): PrintedLine[] {
  const { lines, main, alternative, coupon, discount, discount_alternative } = order;
  const goods = lines
    .filter(({ qty }) => Number(qty) > 0)
    .map((line) => ({
      key: line.product_id,
      name: line.name,
      qty: formatQuantity(line.qty),
      price: formatUnitCost(line.unit_price, line.currency),
      main: formatMoney(line.full_total, main),
      alternative: formatMoney(line.full_total_alternative, alternative),
    }));
  if (coupon === '') return goods;
  const off = {
    ...{ key: 'coupon', name: couponName(order), qty: '', price: '' },
    main: formatMoney(`-${discount}`, main),
    alternative: formatMoney(`-${discount_alternative}`, alternative),
  };
  return [...goods, off];
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
