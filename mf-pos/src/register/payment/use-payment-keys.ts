import { useKey } from '../../keyboard/use-key.ts';

type Press = (() => void) | undefined;

export interface PaymentKeys {
  /** False while the sale is on its way. */
  enabled: boolean;
  back: () => void;
  /** Each undefined while there is nothing that its key could do. */
  reference: Press;
  client: Press;
  credit: Press;
  change: Press;
  splitChange: Press;
  removePayment: Press;
  help: () => void;
}

const NOTHING = () => undefined;

/** The keys of paying beside the digits, which stand with the methods, and Enter, which goes on. */
export function usePaymentKeys(keys: PaymentKeys): void {
  const { enabled } = keys;
  useKey('back', keys.back, enabled);
  useKey('reference', keys.reference ?? NOTHING, enabled && keys.reference !== undefined);
  useKey('payer', keys.client ?? NOTHING, enabled && keys.client !== undefined);
  useKey('credit', keys.credit ?? NOTHING, enabled && keys.credit !== undefined);
  useKey('change', keys.change ?? NOTHING, enabled && keys.change !== undefined);
  useKey('splitChange', keys.splitChange ?? NOTHING, enabled && keys.splitChange !== undefined);
  useKey('removePayment', keys.removePayment ?? NOTHING, enabled && keys.removePayment !== undefined);
  useKey('help', keys.help);
}
