import { errorText, useCall } from '@cuadra/shared/client';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Combobox, Field } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { KIND_NAMES } from '../../goods/formula-text.ts';
import { type PlanValues, plannedFormula } from './plan-values.ts';

/** Formulas that a search shows. */
const MOST = 12;

/** By which formula something is made, found by its name. */
export function FormulaField() {
  const { form, errorOf } = useEntityFormContext<PlanValues>();
  const { field } = useController({ control: form.control, name: 'formula' });
  const [search, setSearch] = useState('');
  const found = useCall(
    'GET /formulas',
    { query: { limit: MOST, ...(search && { search }) } },
    { staleTime: 30_000, placeholderData: (before) => before },
  );
  const formulas = found.data?.items ?? [];
  return (
    <Field label="Qué vas a hacer" required error={errorOf('formula')}>
      <Combobox
        placeholder="Busca una fórmula"
        value={field.value && { value: field.value.id, label: field.value.name }}
        onValueChange={(option) => {
          const chosen = formulas.find(({ id }) => id === option?.value);
          field.onChange(chosen ? plannedFormula(chosen) : null);
        }}
        onSearch={setSearch}
        options={formulas.map(({ id, name, makes }) => ({
          value: id,
          label: name,
          hint: makes.name === name ? KIND_NAMES[makes.kind] : `Hace ${makes.name}`,
        }))}
        loading={found.isFetching}
        error={found.error && formulas.length === 0 ? errorText(found.error) : undefined}
        empty="Ninguna fórmula coincide"
      />
    </Field>
  );
}
