import { Icon, Kbd, TOUCH } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { ChosenClientProps } from '../client/ChosenClient.tsx';
import { Press } from '../client/client-bar-style.ts';
import { ChosenClient } from '../dialogs/lazy-dialogs.ts';

export interface ClientBarProps extends Omit<ChosenClientProps, 'client'> {
  client: SaleClient | null;
  className?: string;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-height: 44px;
  border-bottom: 1px solid var(--line);
  ${TOUCH} {
    min-height: 52px;
  }
`;

/** Whose sale it is, what they owe and how much credit they have left; before there is one, the way to them. */
export const ClientBar = memo(function ClientBar({ client, className, ...rest }: ClientBarProps) {
  const { disabled, onPick } = rest;
  return (
    <Bar className={className} role="group" aria-label="Cliente">
      {client ? (
        <ChosenClient client={client} {...rest} />
      ) : (
        <Press type="button" disabled={disabled} aria-keyshortcuts={ariaKey('client')} onClick={onPick}>
          <Icon name="user" />
          Agregar cliente
          <Kbd rare>{KEYS.client.drawn}</Kbd>
        </Press>
      )}
    </Bar>
  );
});
