import { exact } from '@cuadra/shared/domain';
import { Field, QuantityInput } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';
import { useRested } from '../../goods/use-rested.ts';

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
  const rested = useRested(typed && exact(typed).gt(0) ? typed : undefined);
  useEffect(() => onQty(rested), [rested, onQty]);
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
