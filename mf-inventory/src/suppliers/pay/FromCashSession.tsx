import { Checkbox } from '@cuadra/shared/ui';
import type { CashSessionChoice } from './use-from-cash-session.ts';

export interface FromCashSessionProps {
  choice: CashSessionChoice;
  payments: readonly { payment_method_id: string }[];
}

/** Asks whether the cash of a payment leaves the open cash session; nothing where it cannot. */
export function FromCashSession({ choice, payments }: FromCashSessionProps) {
  if (!choice.isOffered(payments)) return null;
  return (
    <Checkbox
      label="Sale de mi caja"
      hint="Lo que pagas en efectivo queda como salida en tu caja abierta."
      checked={choice.isWanted}
      onCheckedChange={choice.setWanted}
    />
  );
}
