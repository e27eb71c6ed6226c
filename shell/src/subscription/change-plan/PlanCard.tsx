import type { Plan } from '@cuadra/shared/contract';
import { type BillingType, exact } from '@cuadra/shared/domain';
import { Badge, Dot, Icon } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { BILLING_NAMES, dollars, moduleName } from '../basics/names.ts';
import { termPrice } from './plan-change.ts';

const Box = styled.label<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--s-3);
  padding: var(--s-5);
  border-radius: var(--r-3);
  border: 1px solid ${({ $chosen }) => ($chosen ? 'var(--brand)' : 'var(--line)')};
  background: var(--surface);
  box-shadow: ${({ $chosen }) => ($chosen ? 'inset 0 0 0 1px var(--brand), var(--shadow-1)' : 'var(--shadow-1)')};
  cursor: pointer;
  transition: border-color var(--quick);
  &:hover {
    border-color: ${({ $chosen }) => ($chosen ? 'var(--brand)' : 'var(--line-field)')};
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: calc(var(--s-5) + 3px) var(--s-5) auto auto;
    outline: none;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding-right: 28px;
  min-height: 24px;
  font-size: var(--t-lg);
  font-weight: 600;
`;

const Price = styled.span`
  font-variant-numeric: tabular-nums;
  b {
    font-size: var(--t-2xl);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  small {
    margin-left: 6px;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

const Small = styled.span`
  display: block;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

const Has = styled.span`
  display: grid;
  gap: 6px;
  padding-top: var(--s-3);
  border-top: 1px solid var(--line);
  font-size: var(--t-sm);
  color: var(--ink-2);
  span {
    display: flex;
    gap: 8px;
    align-items: start;
  }
  svg {
    margin-top: 2px;
    color: var(--ok);
  }
`;

export interface PlanCardProps {
  plan: Plan;
  billing: BillingType;
  chosen: boolean;
  /** The one that the company has. */
  own: boolean;
  onChoose: () => void;
}

/** A plan beside the others: its price for the term, and what it has. */
export function PlanCard({ plan, billing, chosen, own, onChoose }: PlanCardProps) {
  const id = useId();
  const price = termPrice({ plan, billing_type: billing });
  return (
    <Box $chosen={chosen}>
      <Dot
        type="radio"
        name="plan"
        value={plan.id}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-has`}
      />
      <Name id={`${id}-name`}>
        {plan.name}
        {own && <Badge tone="brand">Tu plan</Badge>}
      </Name>
      <Price id={`${id}-price`}>
        <b>{dollars(price)}</b>
        <small>{BILLING_NAMES[billing].each}</small>
        <Small>
          {billing === 'yearly'
            ? `Equivale a ${dollars(exact(price).div(12).toFixed(2))} al mes`
            : 'Se descuenta día a día de tu saldo'}
        </Small>
      </Price>
      <Has id={`${id}-has`}>
        {plan.description && <span>{plan.description}</span>}
        {plan.modules.map((module) => (
          <span key={module}>
            <Icon name="check" size={16} />
            {moduleName(module)}
          </span>
        ))}
      </Has>
    </Box>
  );
}
