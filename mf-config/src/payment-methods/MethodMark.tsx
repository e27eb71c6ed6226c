import type { PaymentMethod } from '@cuadra/shared/contract';
import { Icon, methodIcon } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 38px;
  height: 38px;
  border-radius: var(--r-2);
  background: var(--chip);
  color: var(--ink-2);
`;

/** What kind of payment it is, at a glance. */
export function MethodMark({ kind }: Pick<PaymentMethod, 'kind'>) {
  return (
    <Mark aria-hidden>
      <Icon name={methodIcon(kind)} />
    </Mark>
  );
}
