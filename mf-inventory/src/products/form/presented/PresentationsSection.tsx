import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, Row, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import type { ProductValues } from '../product-values.ts';
import { useLocked } from '../use-locked.ts';
import { PresentationFields } from './PresentationFields.tsx';
import { presentedErrorText, reasonAt } from './presented-errors.ts';
import { emptyPresentation } from './presented-values.ts';

/** As the contract has it. */
const MOST = 10;

/** Packs and boxes of the product, all of one stock. */
export default function PresentationsSection({ currencies }: { currencies: readonly string[] }) {
  const { form } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name: 'presentations' });
  const product = useWatch<ProductValues>() as ProductValues;
  const locked = useLocked();
  // Those that were there when the section opened keep the focus where it is.
  const [known] = useState(() => new Set(field.value.filter(({ name }) => name).map(({ id }) => id)));
  const { errors } = form.formState;
  const wrong = presentedErrorText('presentations', reasonAt(errors.presentations));
  const currency = product.is_fixed_price ? product.price_currency : product.cost_currency;
  return (
    <FormSection title="Paquetes y cajas">
      <Text $tone="quiet" $size="sm" as="p">
        La existencia es una sola, en unidades: vender una caja de 24 descuenta 24.
      </Text>
      {wrong && (
        <Text $tone="bad" $size="sm" as="p" role="alert">
          {wrong}
        </Text>
      )}
      {field.value.map((one, index) => (
        <PresentationFields
          key={one.id}
          value={one}
          product={product}
          currencies={currencies}
          errors={errors.presentations?.[index]}
          locked={locked.utility}
          isNew={!known.has(one.id)}
          nameRef={index === 0 ? field.ref : undefined}
          onChange={(changed) =>
            field.onChange(field.value.map((other) => (other.id === one.id ? changed : other)))
          }
          onRemove={() => field.onChange(field.value.filter(({ id }) => id !== one.id))}
        />
      ))}
      {field.value.length < MOST && (
        <Row>
          <Button
            size="sm"
            icon="plus"
            onClick={() => field.onChange([...field.value, emptyPresentation(currency)])}
          >
            Agregar otra presentación
          </Button>
        </Row>
      )}
    </FormSection>
  );
}
