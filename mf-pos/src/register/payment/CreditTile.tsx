import { type CurrencyPair, creditLeft, formatMoney } from '@cuadra/shared/domain';
import { Icon, Kbd } from '@cuadra/shared/ui';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import type { SaleClient } from '../../sale/sale-client.ts';
import { useIsUnregistered } from '../client/use-sale-client.ts';
import { Asks, Key, Press } from './method-style.ts';

export interface CreditTileProps {
  client: SaleClient | null;
  rate: CurrencyPair;
  isOn: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Among the methods, since that is how one asks for it: what is not paid now is owed. */
export function CreditTile({ client, rate, isOn, disabled, onPress }: CreditTileProps) {
  const isUnregistered = useIsUnregistered(client);
  return (
    <Press
      type="button"
      aria-label="A crédito"
      aria-pressed={isOn}
      aria-keyshortcuts={ariaKey('credit')}
      disabled={disabled}
      onClick={onPress}
    >
      <b>
        <Icon name="book" />A crédito
      </b>
      <Asks>{isUnregistered ? 'espera conexión' : describe(client, rate)}</Asks>
      <Key>
        <Kbd rare>{KEYS.credit.drawn}</Kbd>
      </Key>
    </Press>
  );
}

function describe(client: SaleClient | null, rate: CurrencyPair): string {
  if (!client) return 'pide cliente';
  const left = creditLeft(client, rate);
  return left === undefined ? 'sin límite' : `disponible ${formatMoney(left, rate.alternative)}`;
}
