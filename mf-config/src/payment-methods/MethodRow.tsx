import type { PaymentMethod } from '@cuadra/shared/contract';
import { bankText } from '@cuadra/shared/domain';
import { Badge, IconButton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { CurrencyFlag } from '../flag/CurrencyFlag.tsx';
import { MethodMark } from './MethodMark.tsx';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  padding-inline-end: var(--s-1);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
`;

const Facts = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;
  min-height: 64px;
  padding: 10px 12px;
  border-radius: var(--r-2);
  text-align: start;
`;

const Press = styled(Facts)`
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b,
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`;

const Aside = styled.span`
  display: grid;
  justify-items: end;
  gap: 4px;
  flex: none;
`;

const Currency = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--t-sm);
  font-weight: 600;
`;

export interface MethodRowProps {
  method: PaymentMethod;
  /** Undefined for who may not change it. */
  onEdit?: (() => void) | undefined;
  /** Undefined for who may not remove it. */
  onDelete?: (() => void) | undefined;
}

/** A method in the list: name, description and bank, currency, and what it asks for at the till. */
export function MethodRow({ method, onEdit, onDelete }: MethodRowProps) {
  const { name, currency, bank, description, is_cash, needs_reference } = method;
  const about = [bank && bankText(bank), description].filter(Boolean).join(' · ');
  const facts = (
    <>
      <MethodMark kind={method.kind} />
      <Text>
        <b>{name}</b>
        {about && <small>{about}</small>}
      </Text>
      <Aside>
        <Currency>
          <CurrencyFlag currency={currency} />
          {currency}
        </Currency>
        {is_cash && <Badge>Efectivo</Badge>}
        {needs_reference && <Badge>Pide referencia</Badge>}
      </Aside>
    </>
  );
  return (
    <Row>
      {onEdit ? (
        <Press as="button" onClick={onEdit}>
          {facts}
        </Press>
      ) : (
        <Facts>{facts}</Facts>
      )}
      {onDelete && <IconButton icon="trash" label={`Eliminar ${name}`} onClick={onDelete} />}
    </Row>
  );
}
