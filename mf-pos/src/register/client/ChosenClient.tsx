import { Avatar, Badge, IconButton, Kbd } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { clientFacts, DebtBadge } from './ClientFacts.tsx';
import { Press } from './client-bar-style.ts';
import { clientFigures } from './client-figures.ts';
import { useIsUnregistered } from './use-sale-client.ts';

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

const Tool = styled(IconButton)`
  flex: none;
  color: var(--ink-3);
  &:last-child {
    margin-inline-end: 6px;
  }
`;

export interface ChosenClientProps {
  client: SaleClient;
  rate: SaleRate | undefined;
  disabled?: boolean;
  /** Opens the search for another one. */
  onPick: () => void;
  onRemove: () => void;
  /** An abono of theirs; undefined for who may take none. */
  onCollect?: (() => void) | undefined;
}

/** Who buys, what they owe and have in favour, and what can be done about it. */
export function ChosenClient({ client, rate, disabled, onPick, onRemove, onCollect }: ChosenClientProps) {
  const facts = clientFacts(client, rate);
  const isUnregistered = useIsUnregistered(client);
  const owes = rate !== undefined && clientFigures(client, rate).owed !== undefined;
  return (
    <>
      <Press
        type="button"
        disabled={disabled}
        aria-keyshortcuts={ariaKey('client')}
        aria-label={`Cambiar cliente: ${client.name}`}
        onClick={onPick}
      >
        <Avatar name={client.name} size={30} />
        <Who>
          <b>
            <span>{client.name}</span>
            {isUnregistered && <Badge tone="gold">Por registrar</Badge>}
            <DebtBadge client={client} rate={rate} />
          </b>
          {facts && <small>{facts}</small>}
        </Who>
        <Kbd rare>{KEYS.client.drawn}</Kbd>
      </Press>
      {onCollect && owes && !disabled && !isUnregistered && (
        <Tool icon="wallet" size="sm" label="Cobrar deuda" title="Cobrar deuda" onClick={onCollect} />
      )}
      {!disabled && (
        <Tool
          icon="x"
          size="sm"
          label="Quitar cliente"
          title={`Quitar cliente (${KEYS.removeClient.drawn})`}
          aria-keyshortcuts={ariaKey('removeClient')}
          onClick={onRemove}
        />
      )}
    </>
  );
}
