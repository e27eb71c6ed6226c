import { useCall } from '@cuadra/shared/client';
import { amountText, exact, formatMoney, toQuantity } from '@cuadra/shared/domain';
import { KEEPS_CODES } from '@cuadra/shared/scan';
import {
  DayInput,
  Field,
  IconButton,
  MoneyInput,
  QuantityInput,
  Select,
  Text,
  TextInput,
} from '@cuadra/shared/ui';
import { memo, useState } from 'react';
import { reasonAt } from '../../products/form/presented/presented-errors.ts';
import { countedIn } from '../purchase-text.ts';
import { buyableIn, type LineValues, presentationOf } from './line-values.ts';
import { Cell, Cells, Line, LotCells, Name, Total } from './lines-style.ts';
import { lineFieldError } from './purchase-values.ts';

export interface LineRowProps {
  line: LineValues;
  currency: string;
  /** What it comes to; null without a cost. */
  total: string | null;
  /** Of this line, as react-hook-form holds them. */
  errors: unknown;
  seesCosts: boolean;
  /** There are so few that what each may be bought in is asked for at once. */
  isEager: boolean;
  onChange: (line: LineValues) => void;
  onRemove: (id: string) => void;
}

/** One line of a purchase: what came, in what, how much of it, what one cost, and when it expires. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, currency, total, errors, seesCosts, isEager, onChange, onRemove } = props;
  const { name, code, has_lots } = line.product;
  const set = (change: Partial<LineValues>) => onChange({ ...line, ...change });
  const wrong = (field: keyof LineValues) => lineFieldError(field, reasonAt(errors, field));
  const unit = lineFieldError('unit', reasonAt(errors, 'unit'));
  const presentation = presentationOf(line);
  const measure = line.kind === 'material' ? (line.measure ?? null) : 'Unidad';
  const units = presentation && `son ${amountText(unitsOf(line.qty, presentation.factor), measure)}`;
  return (
    <Line aria-label={name} id={`line-${line.id}`}>
      <Cells $costs={seesCosts}>
        <Name>
          {name}
          <Text $tone="quiet" $size="xs">
            {[line.kind === 'material' && 'Material', code, units].filter(Boolean).join(' · ')}
          </Text>
          {unit && (
            <Text $tone="bad" $size="xs" role="alert">
              {unit}
            </Text>
          )}
        </Name>
        <BoughtIn line={line} isEager={isEager} onChange={onChange} />
        <Cell $caption="Cantidad" label={`Cantidad de ${name}`} hideLabel error={wrong('qty')}>
          <QuantityInput data-cell="qty" value={line.qty ?? ''} onValueChange={(qty) => set({ qty })} />
        </Cell>
        {seesCosts && (
          <>
            <Cell
              $caption="Costo de cada una"
              label={`Costo de ${name}`}
              hideLabel
              error={wrong('unit_cost')}
            >
              <MoneyInput
                data-cell="cost"
                currency={currency}
                isUnitCost
                placeholder="Costo"
                value={line.unit_cost ?? ''}
                onValueChange={(unit_cost) => set({ unit_cost })}
              />
            </Cell>
            <Cell
              $caption="Descuento"
              label={`Descuento de ${name}, en %`}
              hideLabel
              error={wrong('discount')}
            >
              <QuantityInput
                data-cell="discount"
                placeholder="0"
                trailing="%"
                value={line.discount ?? ''}
                onValueChange={(discount) => set({ discount })}
              />
            </Cell>
            <Total>{total === null ? '—' : formatMoney(total, currency)}</Total>
          </>
        )}
        <IconButton icon="trash" label={`Quitar ${name}`} onClick={() => onRemove(line.id)} />
      </Cells>
      {(has_lots || line.lot !== '' || line.expires_on !== '') && (
        <LotCells>
          <Field label="Vence" error={wrong('expires_on')}>
            <DayInput
              data-cell="expires"
              value={line.expires_on}
              onValueChange={(expires_on) => set({ expires_on })}
            />
          </Field>
          <Field label="Lote" error={wrong('lot')}>
            <TextInput
              {...KEEPS_CODES}
              data-cell="lot"
              placeholder="Opcional"
              maxLength={40}
              autoComplete="off"
              value={line.lot}
              onChange={({ target }) => set({ lot: target.value })}
            />
          </Field>
        </LotCells>
      )}
    </Line>
  );
});

function unitsOf(qty: string | null, factor: string): string {
  return toQuantity(exact(qty || '0').times(factor));
}

/** In units, or in which of the product's presentations; those of a draft that was read are asked for. */
function BoughtIn({ line, isEager, onChange }: Pick<LineRowProps, 'line' | 'isEager' | 'onChange'>) {
  const [isWanted, setWanted] = useState(false);
  const { data } = useCall(
    'GET /products/{id}',
    { params: { id: line.product.id } },
    { enabled: line.kind === undefined && !line.has_all && (isEager || isWanted), staleTime: 30_000 },
  );
  const hasAll = line.has_all || data !== undefined;
  const presentations =
    line.has_all || !data ? line.presentations : withOwn(line, (data.presentations ?? []).map(buyableIn));
  if (hasAll && presentations.length === 0)
    return (
      <Text as="span" $tone="quiet" $size="sm">
        {countedIn(line, null)}
      </Text>
    );
  return (
    <Select
      aria-label={`Presentación de ${line.product.name}`}
      data-cell="presentation"
      value={line.presentation_id}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
      onChange={({ target }) =>
        onChange({ ...line, presentations, has_all: hasAll, presentation_id: target.value })
      }
      options={[
        { value: '', label: countedIn(line, null) },
        ...presentations.map((one) => ({ value: one.id, label: countedIn(line, one) })),
      ]}
    />
  );
}

/** What the draft was saved with stays among them, also where the product has it no longer. */
function withOwn(line: LineValues, known: LineValues['presentations']): LineValues['presentations'] {
  const own = presentationOf(line);
  return own && !known.some(({ id }) => id === own.id) ? [...known, own] : known;
}
