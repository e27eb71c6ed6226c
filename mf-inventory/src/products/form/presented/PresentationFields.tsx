import {
  currencySymbol,
  exact,
  formatMoney,
  formatQuantity,
  formatUnitCost,
  linePrice,
  presentationName,
  round,
} from '@cuadra/shared/domain';
import { Button, Field, FormRow, MoneyInput, QuantityInput, Row, Select, TextInput } from '@cuadra/shared/ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { BarcodesInput } from '../BarcodesInput.tsx';
import { AmountRow } from '../FormSection.tsx';
import { type ProductValues, toPricedProduct } from '../product-values.ts';
import { presentedErrorText, reasonAt } from './presented-errors.ts';
import type { PresentationValues } from './presented-values.ts';

const Group = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

export interface PresentationFieldsProps {
  value: PresentationValues;
  product: ProductValues;
  currencies: readonly string[];
  /** Of this presentation, as react-hook-form holds them. */
  errors: unknown;
  /** Why prices may not be changed; undefined where they may. */
  locked: string | undefined;
  isNew: boolean;
  nameRef: Ref<HTMLInputElement> | undefined;
  onChange: (value: PresentationValues) => void;
  onRemove: () => void;
}

/** One way to sell the product beside its unit: what it is called, how many units it is, what it costs, its barcodes. */
export function PresentationFields(props: PresentationFieldsProps) {
  const { value, product, currencies, errors, locked, isNew, nameRef, onChange, onRemove } = props;
  const set = (change: Partial<PresentationValues>) => onChange({ ...value, ...change });
  const wrong = (field: keyof PresentationValues) => presentedErrorText(field, reasonAt(errors, field));
  const title = value.name.trim() || 'esta presentación';
  const isPriceLocked = locked !== undefined;
  return (
    <Group role="group" aria-label={`Presentación ${value.name.trim() || 'nueva'}`}>
      <FormRow>
        <Field label="Nombre" required error={wrong('name')} hint={exampleOf(value)}>
          <TextInput
            ref={nameRef}
            value={value.name}
            onChange={(event) => set({ name: event.target.value })}
            maxLength={40}
            autoComplete="off"
            placeholder="Caja"
            autoFocus={isNew}
          />
        </Field>
        <Field label="Unidades que trae" required error={wrong('factor')} hint={locked}>
          <QuantityInput
            value={value.factor ?? ''}
            onValueChange={(factor) => set({ factor })}
            disabled={isPriceLocked && !isNew && value.price !== ''}
          />
        </Field>
      </FormRow>
      <AmountRow>
        <Field
          label={`Precio de ${title}`}
          error={wrong('price')}
          hint={locked ?? perUnit(value) ?? `Vacío: lo que valen sus unidades${byUnits(value, product)}.`}
        >
          <MoneyInput
            value={value.price ?? ''}
            currency={value.price_currency}
            onValueChange={(price) => set({ price })}
            disabled={isPriceLocked}
          />
        </Field>
        <Field label={`Moneda de ${title}`} error={wrong('price_currency')}>
          <Select
            value={value.price_currency}
            onChange={(event) => set({ price_currency: event.target.value })}
            disabled={isPriceLocked}
            options={[...new Set([...currencies, value.price_currency])].map((code) => ({
              value: code,
              label: currencySymbol(code).symbol,
            }))}
          />
        </Field>
      </AmountRow>
      <BarcodesInput
        label={`Códigos de barras de ${title}`}
        hint="El que trae impreso. Al escanearlo en Caja se vende completo."
        listLabel={`Códigos agregados a ${title}`}
        value={value.barcodes}
        onChange={(barcodes) => set({ barcodes })}
        error={wrong('barcodes')}
      />
      <Row $justify="end">
        <Button size="sm" variant="ghost" icon="trash" onClick={onRemove}>
          Quitar {value.name.trim() || 'presentación'}
        </Button>
      </Row>
    </Group>
  );
}

function exampleOf({ name, factor }: PresentationValues): string {
  if (!name.trim() || !factor || !exact(factor).gt(0)) return 'Como sale en el ticket: «2 Caja x 24».';
  return `En el ticket: «2 ${presentationName({ name: name.trim(), factor })}».`;
}

/** « ($ 21,84)»; nothing while that is not known. */
function byUnits({ factor }: PresentationValues, product: ProductValues): string {
  const { unit_price, currency } = linePrice(toPricedProduct(product));
  if (!factor || unit_price === '0') return '';
  return ` (${formatMoney(exact(unit_price).times(factor).toFixed(), currency)})`;
}

/** What one unit comes to; undefined without a price of its own. */
function perUnit({ price, factor, price_currency }: PresentationValues): string | undefined {
  if (!price || !factor || !exact(factor).gt(0)) return undefined;
  const unit = formatUnitCost(round(exact(price).div(factor), 4), price_currency);
  return `Son ${unit} por unidad, de ${formatQuantity(factor)}.`;
}
