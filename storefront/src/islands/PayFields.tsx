import type { PublicMethod } from '@cuadra/shared/contract';
import type { CartStore } from './cart-store.ts';
import { Choice, Field } from './Field.tsx';

interface PayFieldsProps {
  store: CartStore;
  method: PublicMethod | undefined;
  choose: (methodId: string) => void;
  /** With how much, in cash; as it is typed. */
  tendered: string;
  setTendered: (tendered: string) => void;
  /** What is wrong, by field. */
  fields: Record<string, string>;
}

/** By which method the order will be paid, and with how much in cash. */
export function PayFields({ store, method, choose, tendered, setTendered, fields }: PayFieldsProps) {
  return (
    <>
      {store.methods.length > 0 && (
        <fieldset>
          <legend>¿Cómo vas a pagar?</legend>
          {store.methods.map(({ id, name }) => (
            <Choice
              key={id}
              name="pago"
              label={name}
              isChosen={id === method?.id}
              choose={() => choose(id)}
            />
          ))}
        </fieldset>
      )}
      {method?.kind === 'cash' && (
        <Field label="¿Con cuánto pagas? (opcional)" error={fields.tendered && 'Escribe un monto, como 20.'}>
          {(bind) => (
            <input
              {...bind}
              inputMode="decimal"
              maxLength={20}
              value={tendered}
              onInput={(e) => setTendered(e.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
