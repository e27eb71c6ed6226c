import { Avatar, Badge, Icon, IconButton, Kbd, TOUCH } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { clientFacts, DebtBadge } from './ClientFacts.tsx';
import { useIsUnregistered } from './use-sale-client.ts';

export interface ClientBarProps {
  client: SaleClient | null;
  rate: SaleRate | undefined;
  disabled?: boolean;
  /** Opens the search for another one. */
  onPick: () => void;
  onRemove: () => void;
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

const Press = styled.button`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: 10px;
  flex: 1;
  min-width: 0;
  padding: 6px var(--s-4);
  border: 0;
  background: none;
  text-align: start;
  color: var(--ink-2);
  font-weight: 500;
  &:hover:not(:disabled) {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > kbd {
    margin-inline-start: auto;
  }
`;

const Who = styled.span`
  display: grid;
  min-width: 0;
  b {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.35;
  }
  b > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    font-size: var(--t-xs);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

const Clear = styled(IconButton)`
  margin-inline-end: 6px;
  color: var(--ink-3);
`;

/** Whose sale it is, what they owe and how much credit they have left. */
export const ClientBar = memo(function ClientBar({
  client,
  rate,
  disabled,
  onPick,
  onRemove,
  className,
}: ClientBarProps) {
  const facts = client && clientFacts(client, rate);
  const isUnregistered = useIsUnregistered(client);
  return (
    <Bar className={className} role="group" aria-label="Cliente">
      <Press
        type="button"
        disabled={disabled}
        aria-keyshortcuts={ariaKey('client')}
        onClick={onPick}
        {...(client && { 'aria-label': `Cambiar cliente: ${client.name}` })}
      >
        {client ? (
          <>
            <Avatar name={client.name} size={30} />
            <Who>
              <b>
                <span>{client.name}</span>
                {isUnregistered && <Badge tone="gold">Por registrar</Badge>}
                <DebtBadge client={client} rate={rate} />
              </b>
              {facts && <small>{facts}</small>}
            </Who>
          </>
        ) : (
          <>
            <Icon name="user" />
            Agregar cliente
          </>
        )}
        <Kbd>{KEYS.client.drawn}</Kbd>
      </Press>
      {client && !disabled && (
        <Clear
          icon="x"
          size="sm"
          label="Quitar cliente"
          title={`Quitar cliente (${KEYS.removeClient.drawn})`}
          aria-keyshortcuts={ariaKey('removeClient')}
          onClick={onRemove}
        />
      )}
    </Bar>
  );
});
