import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, FormRow, Notice, QuantityInput } from '@cuadra/shared/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { useMeasureName } from '../../materials/measures.ts';
import { FormSection } from './FormSection.tsx';
import { rowError } from './formula-errors.ts';
import { type ByproductValues, type FormulaValues, type KnownGood, newByproduct } from './formula-values.ts';
import { GoodSearch } from './GoodSearch.tsx';
import { RowTools } from './RowTools.tsx';
import { withMoved, withoutRow, withRow } from './rows.ts';
import { FormRowItem, RowHead, RowName, Rows } from './rows-style.ts';

/** What a batch leaves beside its good, and what part of the cost each bears. */
export function ByproductsSection() {
  const { form, errorOf } = useEntityFormContext<FormulaValues>();
  const { field } = useController({ control: form.control, name: 'byproducts' });
  const measureName = useMeasureName();
  const search = useRef<HTMLDivElement>(null);
  const [lines, makes] = form.watch(['lines', 'makes']);
  const byproducts = field.value;
  const errors = form.formState.errors.byproducts;
  const set = (one: ByproductValues) => field.onChange(withRow(byproducts, one));
  const choose = (known: KnownGood) => {
    const one = newByproduct(known);
    flushSync(() => field.onChange([...byproducts, one]));
    document.getElementById(`byproduct-${one.id}`)?.querySelector('input')?.focus();
  };
  const wrong = errorOf('byproducts');
  const taken = [...lines, ...byproducts].map(({ good }) => good.id);
  return (
    <FormSection
      title="Subproductos"
      about="Lo que además queda, como recortes o suero, y qué parte del costo lleva."
    >
      {byproducts.length > 0 && (
        <Rows aria-label="Subproductos">
          {byproducts.map((one, index) => (
            <FormRowItem key={one.id} id={`byproduct-${one.id}`} aria-label={one.good.name}>
              <RowHead>
                <RowName>{one.good.name}</RowName>
                <RowTools
                  name={one.good.name}
                  index={index}
                  count={byproducts.length}
                  onMove={(step) => field.onChange(withMoved(byproducts, one.id, step))}
                  onRemove={() => field.onChange(withoutRow(byproducts, one.id))}
                />
              </RowHead>
              <FormRow>
                <Field
                  label={`Cuánto queda de ${one.good.name}`}
                  error={rowError('qty', errors?.[index]?.qty?.message)}
                >
                  <QuantityInput
                    value={one.qty ?? ''}
                    trailing={measureName(one.good.measure_id) ?? undefined}
                    onValueChange={(qty) => set({ ...one, qty })}
                  />
                </Field>
                <Field
                  label={`Parte del costo de ${one.good.name}`}
                  error={rowError('cost_share', errors?.[index]?.cost_share?.message)}
                >
                  <QuantityInput
                    value={one.cost_share ?? ''}
                    placeholder="0"
                    trailing="%"
                    onValueChange={(cost_share) => set({ ...one, cost_share })}
                  />
                </Field>
              </FormRow>
            </FormRowItem>
          ))}
        </Rows>
      )}
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <GoodSearch
        label="Agregar subproducto"
        boxRef={search}
        chosen={makes ? [...taken, makes.id] : taken}
        onChoose={choose}
      />
    </FormSection>
  );
}
