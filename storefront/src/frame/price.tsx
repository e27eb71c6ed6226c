import type { PublicStore } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';

export type StoreMoney = Pick<PublicStore, 'main' | 'alternative' | 'shown_currency'>;

/** An amount in both currencies of a store. */
export interface Both {
  main: string;
  alternative: string;
}

/**
 * An amount as the shop shows it: what counts first, and beside it the other one where it shows both. People compare in dollars and
 * pay in bolívares, so that the bolívar comes second.
 */
export function moneyTexts(both: Both, store: StoreMoney): [first: string, second?: string] {
  const main = formatMoney(both.main, store.main);
  const alternative = formatMoney(both.alternative, store.alternative);
  if (store.shown_currency === 'main' || store.main === store.alternative) return [main];
  if (store.shown_currency === 'alternative') return [alternative];
  return store.main === 'VES' ? [alternative, main] : [main, alternative];
}

export function Price({ of, store }: { of: Both; store: StoreMoney }) {
  const [first, second] = moneyTexts(of, store);
  return (
    <span class="price num">
      {first}
      {second && <small>{second}</small>}
    </span>
  );
}
