import { bankText, convert, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Card, IconButton, Kbd } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type PaymentEntry, type PaymentMethod, paymentKeys } from '../../sale/payment/methods.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

export interface PaymentListProps {
  payments: readonly PaymentEntry[];
  methods: readonly PaymentMethod[];
  rate: SaleRate;
  /** The one at hand, which the key that removes is for. */
  active: number;
  disabled: boolean;
  onChoose: (index: number) => void;
  onRemove: (index: number) => void;
}

const Sheet = styled(Card)`
  padding: 14px 18px 10px;
  h2 {
    font-size: var(--t-md);
    margin-bottom: 4px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto max-content;
  align-items: center;
  gap: 4px 10px;
  min-height: 52px;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  &:first-child {
    border-top: 0;
  }
`;

const End = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink-3);
`;

const Small = styled.div`
  font-size: var(--t-xs);
  color: var(--ink-3);
`;

const Amounts = styled.div`
  text-align: end;
  b {
    font-weight: 600;
  }
`;

const Empty = styled.p`
  padding: 8px 0 10px;
  color: var(--ink-3);
`;

/** What has been paid so far, each in its own currency and in the other one. */
export function PaymentList(props: PaymentListProps) {
  const { payments, methods, rate, active, disabled, onChoose, onRemove } = props;
  const keys = paymentKeys(payments);
  return (
    <Sheet as="div">
      <h2>Pagos</h2>
      {payments.length === 0 && <Empty>Elige cómo paga el cliente.</Empty>}
      <ul>
        {payments.map((payment, index) => {
          const other = payment.currency === rate.main ? rate.alternative : rate.main;
          return (
            <Row key={keys[index]}>
              <div>
                {methods.find((method) => method.id === payment.payment_method_id)?.name ?? 'Método de pago'}
                {payment.reference?.trim() && <Small>Ref. {payment.reference}</Small>}
                {payment.bank && <Small>{bankText(payment.bank)}</Small>}
              </div>
              <Amounts>
                <b>{formatMoney(payment.amount, payment.currency)}</b>
                {other !== payment.currency && (
                  <Small>
                    {formatMoney(toMoney(convert(payment.amount, payment.currency, other, rate)), other)}
                  </Small>
                )}
              </Amounts>
              <End>
                {index === active ? (
                  <Kbd rare>Ctrl+Supr</Kbd>
                ) : (
                  <IconButton
                    icon="pencil"
                    size="sm"
                    label="Cambiar pago"
                    disabled={disabled}
                    onClick={() => onChoose(index)}
                  />
                )}
                <IconButton
                  icon="x"
                  size="sm"
                  label="Quitar pago"
                  disabled={disabled}
                  onClick={() => onRemove(index)}
                />
              </End>
            </Row>
          );
        })}
      </ul>
    </Sheet>
  );
}
