import { exact } from '@cuadra/shared/domain';
import { Field, QuantityInput } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key before it is worked out. */
const PAUSE = 300;

export interface QtyFieldProps {
  /** What stands there while nothing is typed: what the formula yields. */
  usual: string;
  measure: string | null;
  /** Gets what is typed once it rests; undefined for nothing, or nothing that is a quantity. */
  onQty: (qty: string | undefined) => void;
}

/** «¿Para cuántos?»: a quantity that everything below is worked out for. */
export function QtyField({ usual, measure, onQty }: QtyFieldProps) {
  const [typed, setTyped] = useState<string | null>('');
  useEffect(() => {
    const pause = setTimeout(() => onQty(typed && exact(typed).gt(0) ? typed : undefined), PAUSE);
    return () => clearTimeout(pause);
  }, [typed, onQty]);
  return (
    <Field label="¿Para cuántos?">
      <QuantityInput
        value={typed ?? ''}
        placeholder={usual}
        trailing={measure ?? undefined}
        onValueChange={setTyped}
      />
    </Field>
  );
}
