import { type Debt, formatMoney } from '@cuadra/shared/domain';
import { Icon } from '@cuadra/shared/ui';
import { Asks, Press } from './method-style.ts';

export interface FavourTileProps {
  /** What the client has in favour. */
  favour: Debt;
  isOn: boolean;
  /** It has to be known how much there is at this moment. */
  isCutOff: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Among the methods, since it pays: what the client has in favour from before. */
export function FavourTile({ favour, isOn, isCutOff, disabled, onPress }: FavourTileProps) {
  return (
    <Press
      type="button"
      aria-label="Usar saldo a favor"
      aria-pressed={isOn}
      disabled={disabled || isCutOff}
      onClick={onPress}
    >
      <b>
        <Icon name="coins" />
        Usar saldo a favor
      </b>
      <Asks>
        {isCutOff
          ? 'Sin conexión no se sabe cuánto queda'
          : `tiene ${formatMoney(favour.amount, favour.currency)}`}
      </Asks>
    </Press>
  );
}
