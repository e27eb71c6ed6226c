import { currencySymbol } from '@cuadra/shared/domain';
import { LABEL_SHEETS, type LabelSheet, perPage } from '@cuadra/shared/print';
import { Card, Field, Grid, Select, TextInput } from '@cuadra/shared/ui';
import type { CurrentRate } from '../products/current-rate.ts';
import type { CopiesBy } from './copies.ts';
import type { LabelOptions } from './kept-options.ts';

export interface CopiesTyped {
  by: CopiesBy;
  each: string;
  /** Which place of the first sheet is the first that is free. */
  first: string;
}

export interface OptionsCardProps {
  sheet: LabelSheet;
  options: LabelOptions;
  onOptions: (change: Partial<LabelOptions>) => void;
  copies: CopiesTyped;
  onCopies: (change: Partial<CopiesTyped>) => void;
  /** A link said how many. */
  isAsked: boolean;
  rate: CurrentRate | undefined;
}

/** On which paper, what on it, and how many of each. */
export function OptionsCard(props: OptionsCardProps) {
  const { sheet, options, onOptions, copies, onCopies, isAsked, rate } = props;
  const only = (currency: string) => `Solo en ${currencySymbol(currency).symbol}`;
  return (
    <Card $pad as="section" aria-label="Cómo salen">
      <Grid $min={220} $gap={3}>
        <Field label="Papel">
          <Select
            value={options.sheet}
            onChange={({ target }) => onOptions({ sheet: target.value })}
            options={LABEL_SHEETS.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label="Precio">
          <Select
            value={options.prices}
            onChange={({ target }) => onOptions({ prices: target.value as LabelOptions['prices'] })}
            options={[
              { value: 'both', label: 'En las dos monedas' },
              ...(rate
                ? [
                    { value: 'alternative', label: only(rate.alternative) },
                    { value: 'main', label: only(rate.main) },
                  ]
                : []),
              { value: 'none', label: 'Sin precio' },
            ]}
          />
        </Field>
        <Field label="Código">
          <Select
            value={options.code}
            onChange={({ target }) => onOptions({ code: target.value as LabelOptions['code'] })}
            options={[
              { value: 'bars', label: 'De barras' },
              { value: 'qr', label: 'QR' },
              { value: 'none', label: 'Sin código' },
            ]}
          />
        </Field>
        <Field label="Cuántas">
          <Select
            value={copies.by}
            onChange={({ target }) => onCopies({ by: target.value as CopiesBy })}
            options={[
              ...(isAsked ? [{ value: 'asked', label: 'Las que llegaron' }] : []),
              { value: 'number', label: 'Las mismas de cada uno' },
              { value: 'stock', label: 'Según la existencia' },
              { value: 'entry', label: 'Según lo último que entró' },
            ]}
          />
        </Field>
        {copies.by === 'number' && (
          <Field label="De cada uno">
            <TextInput
              inputMode="numeric"
              maxLength={5}
              value={copies.each}
              onChange={({ target }) => onCopies({ each: target.value })}
            />
          </Field>
        )}
        {perPage(sheet) > 1 && (
          <Field label="Empezar en la etiqueta" hint="Para usar una hoja que ya está empezada.">
            <TextInput
              inputMode="numeric"
              maxLength={3}
              value={copies.first}
              onChange={({ target }) => onCopies({ first: target.value })}
            />
          </Field>
        )}
      </Grid>
    </Card>
  );
}
