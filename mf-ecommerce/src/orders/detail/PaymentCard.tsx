import type { Order, OrderPayment } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { Badge, Card, Facts, Notice, Row, Stack, Text } from '@cuadra/shared/ui';
import { paymentState } from '../order-text.ts';
import { amountToPay, otherUsesText, tenderedText } from '../payment-text.ts';
import { CheckButtons } from './CheckButtons.tsx';
import { ProofButton } from './ProofButton.tsx';

/** How the buyer pays, what they told of it, and whether it arrived. */
export function PaymentCard({ order }: { order: Order }) {
  const { payment } = order;
  const state = paymentState(payment);
  const warning = otherUsesText(order);
  return (
    <Card $pad as="section" aria-label="Pago">
      <Stack $gap={3}>
        <Row>
          <Text as="h2" $size="md" $strong>
            Pago
          </Text>
          {state && <Badge tone={state.tone}>{state.name}</Badge>}
        </Row>
        {payment ? (
          <Facts facts={factsOf(order, payment)} />
        ) : (
          <Text $tone="soft">El cliente todavía no ha dicho cómo paga.</Text>
        )}
        {warning && (
          <Notice tone="warning" title={warning}>
            Revisa en tu cuenta que el pago sea de este pedido.
          </Notice>
        )}
        {payment && (
          <Row>
            {payment.has_proof && <ProofButton order={order} />}
            <CheckButtons order={order} payment={payment} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function factsOf(order: Order, payment: OrderPayment): (readonly [string, string])[] {
  const { name, reference, currency } = payment;
  const due = amountToPay(order, currency);
  const tendered = tenderedText(order, payment);
  return [
    ['Método', name],
    ...(due === undefined ? [] : [['Monto', formatMoney(due, currency)] as const]),
    ...(reference ? [['Referencia', reference] as const] : []),
    ...(tendered ? [['Efectivo', tendered] as const] : []),
  ];
}
