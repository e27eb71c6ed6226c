import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { KEYS } from '../../keyboard/keys.ts';

const Bar = styled.span`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 8px 6px 10px;
  border-radius: var(--r-1);
  background: var(--gold-soft);
  color: var(--gold);
  font-size: var(--t-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1;
  }
`;

export interface LinePriceChangeProps {
  name: string;
  /** «$ 1,15» */
  now: string;
  onTake: () => void;
  /** Undefined for who may not sell at another price. */
  onKeep: (() => void) | undefined;
}

/** The price of a line is not what it was when the line was added: the cashier says which of the two counts. */
export function LinePriceChange({ name, now, onTake, onKeep }: LinePriceChangeProps) {
  return (
    <Bar role="group" aria-label={`Precio nuevo de ${name}`}>
      <span>Ahora cuesta {now}</span>
      {onKeep && (
        <Button size="sm" variant="ghost" shortcut={KEYS.keepPrice.drawn} onClick={onKeep}>
          Mantener
        </Button>
      )}
      <Button size="sm" shortcut={KEYS.takePrice.drawn} onClick={onTake}>
        Usar {now}
      </Button>
    </Bar>
  );
}
