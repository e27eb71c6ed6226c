import { useCall } from '@cuadra/shared/client';
import {
  type CountingUnit,
  countingUnits,
  formatMoney,
  inOwnMeasure,
  type SharedPart,
} from '@cuadra/shared/domain';
import { Field, FormRow, QuantityInput, Select, Text } from '@cuadra/shared/ui';
import { type Currencies, KIND_NAMES, percentText } from '../../goods/formula-text.ts';
import { amountText, unitLabel } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { rowError } from './formula-errors.ts';
import type { LineValues } from './formula-values.ts';
import { RowTools, type RowToolsProps } from './RowTools.tsx';
import { FormRowItem, RowHead, RowName } from './rows-style.ts';

export interface LineRowProps extends Omit<RowToolsProps, 'name'> {
  line: LineValues;
  /** What it costs in the formula; undefined while that is not worked out. */
  part: SharedPart | undefined;
  currencies: Currencies;
  /** Of this line, by its fields. */
  reasons: { qty: string | undefined; good: string | undefined };
  /** What the server says of it. */
  refused: string | undefined;
  onChange: (line: LineValues) => void;
}

/** One good that a formula takes: how much of it, in which unit, and what that costs. */
export function LineRow({ line, part, currencies, reasons, refused, onChange, ...tools }: LineRowProps) {
  const { good, qty, unit } = line;
  const measure = useMeasureName()(good.measure_id);
  const units = useUnits(line, measure);
  const wrong = refused ?? rowError('good', reasons.good);
  const own = unit && qty ? `son ${amountText(inOwnMeasure(qty, unit), measure)}` : '';
  const cost = part?.total ? formatMoney(part.total.alternative, currencies.alternative) : '';
  const share = part?.share ? percentText(part.share) : '';
  return (
    <FormRowItem aria-label={good.name} id={`line-${line.id}`}>
      <RowHead>
        <RowName>
          {good.name}
          <Text $tone="quiet" $size="xs">
            {[KIND_NAMES[good.kind], own, cost, share].filter(Boolean).join(' · ')}
          </Text>
          {wrong && (
            <Text $tone="bad" $size="sm" role="alert">
              {wrong}
            </Text>
          )}
        </RowName>
        <RowTools name={good.name} {...tools} />
      </RowHead>
      <FormRow>
        <Field label={`Cantidad de ${good.name}`} hideLabel error={rowError('qty', reasons.qty)}>
          <QuantityInput
            data-cell="qty"
            placeholder="Cuánto"
            value={qty ?? ''}
            onValueChange={(next) => onChange({ ...line, qty: next })}
          />
        </Field>
        <Select
          aria-label={`Unidad de ${good.name}`}
          data-cell="unit"
          value={unit ? keyOf(unit) : ''}
          onChange={({ target }) =>
            onChange({ ...line, unit: units.find((one) => keyOf(one) === target.value) ?? null })
          }
          options={[
            { value: '', label: measure ?? 'Sin medida' },
            ...units.map((one) => ({ value: keyOf(one), label: unitLabel(one, measure) })),
          ]}
        />
      </FormRow>
    </FormRowItem>
  );
}

/** In what it is counted; a material's own units are asked for where the form does not know them yet. */
function useUnits({ good, units, unit }: LineValues, measure: string | null): CountingUnit[] {
  const { data } = useCall(
    'GET /materials/{id}',
    { params: { id: good.id } },
    { enabled: units === null && good.kind === 'material', staleTime: 30_000 },
  );
  const known = countingUnits(measure, units ?? data?.units ?? []);
  // What it was saved with stays among them, also where the material has it no longer.
  const isKnown = !unit || known.some((one) => keyOf(one) === keyOf(unit));
  return isKnown ? known : [...known, unit];
}

const keyOf = ({ name, factor }: CountingUnit) => `${name} ${factor}`;
