import { ROUNDING_STEPS } from '@cuadra/shared/domain';
import { Field, FormRow, MoneyInput, QuantityInput, Select, Stack, Text } from '@cuadra/shared/ui';
import { useCategories } from '../../categories-query.ts';
import { useMeasures } from '../../measures-query.ts';
import type { ChangeWish } from './wish.ts';

export interface ChangeFieldsProps {
  wish: ChangeWish;
  currencies: readonly string[];
  onChange: (change: Partial<ChangeWish>) => void;
}

const stepLabel = (step: string) => (step === '0.01' ? 'Sin redondear' : `A ${step.replace('.', ',')}`);

/** What a change takes: a percentage, an amount, a name. */
export function ChangeFields({ wish, currencies, onChange }: ChangeFieldsProps) {
  const categories = useCategories();
  const { data: measures = [] } = useMeasures();
  const value = wish.value ?? '';
  const onValueChange = (typed: string | null) => onChange({ value: typed });
  switch (wish.kind) {
    case 'price_percent':
      return (
        <Stack $gap={2}>
          <FormRow>
            <Field label="Subir o bajar">
              <Select
                value={wish.isCut ? 'cut' : 'rise'}
                options={[
                  { value: 'rise', label: 'Subir' },
                  { value: 'cut', label: 'Bajar' },
                ]}
                onChange={({ target }) => onChange({ isCut: target.value === 'cut' })}
              />
            </Field>
            <Field label="Porcentaje">
              <QuantityInput value={value} onValueChange={onValueChange} />
            </Field>
          </FormRow>
          <Field label="Redondear" hint="En la moneda en que está el precio de cada producto.">
            <Select
              value={wish.step}
              options={ROUNDING_STEPS.map((step) => ({ value: step, label: stepLabel(step) }))}
              onChange={({ target }) =>
                onChange({ step: ROUNDING_STEPS.find((step) => step === target.value) ?? '0.01' })
              }
            />
          </Field>
          <HowPricesFollow />
        </Stack>
      );
    case 'price_amount':
      return (
        <Stack $gap={2}>
          <FormRow>
            <Field label="Precio">
              <MoneyInput value={value} onValueChange={onValueChange} currency={wish.currency} />
            </Field>
            <Field label="Moneda">
              <Select
                value={wish.currency}
                options={currencies.map((code) => ({ value: code, label: code }))}
                onChange={({ target }) => onChange({ currency: target.value })}
              />
            </Field>
          </FormRow>
          <HowPricesFollow />
        </Stack>
      );
    case 'utility':
      return (
        <Field label="Utilidad (%)" hint="Lo que se suma al costo. Los de precio fijo quedan igual.">
          <QuantityInput value={value} onValueChange={onValueChange} />
        </Field>
      );
    case 'category':
    case 'measure': {
      const isCategory = wish.kind === 'category';
      return (
        <Field label={isCategory ? 'Categoría' : 'Unidad de medida'}>
          <Select
            value={wish.named}
            placeholder={isCategory ? 'Sin categoría' : 'Sin unidad de medida'}
            options={(isCategory ? categories : measures).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChange({ named: target.value })}
          />
        </Field>
      );
    }
    case 'favourite':
      return (
        <Field
          label="Favoritos de todas las cajas"
          hint="Salen en «Favoritos» de Caja, detrás de los propios de cada una."
        >
          <Select
            value={wish.favourite ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: 'Marcar como favoritos' },
              { value: 'no', label: 'Quitar de favoritos' },
            ]}
            onChange={({ target }) => onChange({ favourite: target.value === 'yes' })}
          />
        </Field>
      );
    case 'withdraw':
      return (
        <Text as="p">
          Dejan de venderse y de salir en la lista. Las ventas que ya hiciste los conservan, y sus códigos
          quedan libres.
        </Text>
      );
  }
}

function HowPricesFollow() {
  return (
    <Text as="p" $tone="quiet">
      Donde el precio sale del costo, cambia la utilidad y el precio sigue saliendo del costo.
    </Text>
  );
}
