import type { Plan } from '@cuadra/shared/contract';
import { BILLING_TYPES, type BillingType } from '@cuadra/shared/domain';
import { Badge, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { BILLING_NAMES } from '../basics/names.ts';
import { yearlySaving } from './plan-change.ts';

const Ways = styled.fieldset`
  display: inline-flex;
  justify-self: start;
  gap: 2px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--sunken);
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Way = styled.label<{ $chosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  height: 36px;
  padding: 0 var(--s-4);
  border-radius: 8px;
  font-weight: 600;
  cursor: pointer;
  color: ${({ $chosen }) => ($chosen ? 'var(--ink)' : 'var(--ink-2)')};
  background: ${({ $chosen }) => ($chosen ? 'var(--raised)' : 'transparent')};
  box-shadow: ${({ $chosen }) => ($chosen ? 'var(--shadow-1), 0 0 0 1px var(--line)' : 'none')};
  ${TOUCH} {
    height: 44px;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;

export interface BillingChoiceProps {
  billing: BillingType;
  plans: readonly Plan[];
  onChoose: (billing: BillingType) => void;
}

/** By the month or by the year, and what a year saves. */
export function BillingChoice({ billing, plans, onChoose }: BillingChoiceProps) {
  const saving = Math.min(...plans.map(yearlySaving));
  return (
    <Ways>
      <legend>Forma de pago</legend>
      {BILLING_TYPES.map((type) => (
        <Way key={type} $chosen={type === billing}>
          <input type="radio" name="billing" checked={type === billing} onChange={() => onChoose(type)} />
          {BILLING_NAMES[type].name}
          {type === 'yearly' && saving > 0 && Number.isFinite(saving) && (
            <Badge tone="ok">Ahorras {saving}&nbsp;%</Badge>
          )}
        </Way>
      ))}
    </Ways>
  );
}
