import type { IndustrialToBuy } from '@cuadra/shared/contract';
import { exact, plainDay } from '@cuadra/shared/domain';
import { Checkbox, Field, QuantityInput } from '@cuadra/shared/ui';
import { amountText } from '../../materials/material-text.ts';
import { type Wanted, wantedError } from './to-buy-lines.ts';

export interface ToBuyRowProps {
  row: IndustrialToBuy;
  /** The name of its good's measure. */
  measure: string | null;
  wanted: Wanted;
  onChange: (next: Wanted) => void;
}

/** One good that is to be bought: whether, why, and how much of it. */
export function ToBuyRow({ row, measure, wanted, onChange }: ToBuyRowProps) {
  const { good, there, planned, first_day, already_ordered } = row;
  const { qty, isChosen } = wanted;
  return (
    <li>
      <Checkbox
        label={good.name}
        hint={[
          `Hay ${amountText(there, measure)}, planificado ${amountText(planned, measure)}`,
          first_day === null ? 'bajo el mínimo' : `falta desde el ${plainDay(first_day)}`,
          ...(exact(already_ordered).gt(0) ? [`en borradores ${amountText(already_ordered, measure)}`] : []),
        ].join(' · ')}
        checked={isChosen}
        onCheckedChange={(next) => onChange({ qty, isChosen: next })}
      />
      <Field hideLabel label={`Cantidad de ${good.name}`} error={wantedError(wanted)}>
        <QuantityInput
          trailing={measure ?? undefined}
          value={qty ?? ''}
          onValueChange={(next) => onChange({ qty: next, isChosen: true })}
        />
      </Field>
    </li>
  );
}
