import type { PaymentMethod } from '@cuadra/shared/contract';
import { bankText } from '@cuadra/shared/domain';
import { Badge, IconButton } from '@cuadra/shared/ui';
import { Fragment } from 'react';
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
  border: 0;
  background: none;
  cursor: pointer;
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
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  b {
    font-weight: 600;
  }
`;

const Currency = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  font-size: var(--t-sm);
  font-weight: 600;
`;

/** A telephone or an account number is broken only where it is longer than a line. */
const Part = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** Between what a description says one after the other. */
const SEPARATOR = ' · ';

export interface MethodRowProps {
  method: PaymentMethod;
  /** Undefined for who may not change it. */
  onEdit?: (() => void) | undefined;
  /** Undefined for who may not remove it. */
  onDelete?: (() => void) | undefined;
}

/** A method in the list: name, description and bank, currency, and what it asks for in Caja. */
export function MethodRow({ method, onEdit, onDelete }: MethodRowProps) {
  const { name, currency, bank, description, is_cash, needs_reference, is_hidden } = method;
  const parts = [bank ? bankText(bank) : '', ...description.split(SEPARATOR)];
  const about = [...new Set(parts.filter(Boolean))];
  const facts = (
    <>
      <MethodMark kind={method.kind} />
      <Text>
        <Name>
          <b>{name}</b>
          {is_hidden && <Badge tone="gold">Oculto</Badge>}
          {is_cash && <Badge>Efectivo</Badge>}
          {needs_reference && <Badge>Pide referencia</Badge>}
        </Name>
        {about.length > 0 && (
          <small>
            {about.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && SEPARATOR}
                <Part>{part}</Part>
              </Fragment>
            ))}
          </small>
        )}
      </Text>
      <Currency>
        <CurrencyFlag currency={currency} />
        {currency}
      </Currency>
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
