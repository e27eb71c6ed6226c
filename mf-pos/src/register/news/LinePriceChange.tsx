import { Button } from '@cuadra/shared/ui';
import { KEYS } from '../../keyboard/keys.ts';
import { WarningBar } from '../stock/warning-bar.ts';

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
    <WarningBar $tone="gold" role="group" aria-label={`Precio nuevo de ${name}`}>
      <span>Ahora cuesta {now}</span>
      {onKeep && (
        <Button size="sm" variant="ghost" shortcut={KEYS.keepPrice.drawn} onClick={onKeep}>
          Mantener
        </Button>
      )}
      <Button size="sm" shortcut={KEYS.takePrice.drawn} onClick={onTake}>
        Usar {now}
      </Button>
    </WarningBar>
  );
}
