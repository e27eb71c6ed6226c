import { Field, Kbd, Select } from '@cuadra/shared/ui';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { bankOptions, rememberBank } from './payer-banks.ts';

export interface PayerBankProps {
  /** Its code. */
  bank: string | undefined;
  onChange: (bank: string | undefined) => void;
  /** The cashier is done with it. */
  onLeave: () => void;
}

/** The bank of who pays, which nobody has to note: the shop finds the payment by it in its own bank's statement. */
export function PayerBank({ bank, onChange, onLeave }: PayerBankProps) {
  const box = useRef<HTMLSelectElement>(null);
  useKey('payerBank', () => box.current?.focus());
  // As they stood when the payment was begun: a list that is open does not move.
  const banks = useMemo(bankOptions, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It may be what chooses from the open list, and must not finish the sale: the next one does.
    event.stopPropagation();
    requestAnimationFrame(onLeave);
  };
  return (
    <Field label="Banco de quien paga" aside={<Kbd rare>{KEYS.payerBank.drawn}</Kbd>}>
      <Select
        ref={box}
        value={bank ?? ''}
        onChange={({ target: { value } }) => {
          onChange(value || undefined);
          if (value) rememberBank(value);
        }}
        onKeyDown={press}
        placeholder="Sin anotar"
        options={banks}
      />
    </Field>
  );
}
