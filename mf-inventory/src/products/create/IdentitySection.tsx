import { useCallPages } from '@cuadra/shared/client';
import { Field, Select, TextInput } from '@cuadra/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useLoadedCategories } from '../categories-query.ts';
import { BarcodesField } from './BarcodesField.tsx';
import { FormSection, Pair } from './FormSection.tsx';
import { problemText } from './problem-text.ts';
import type { ProductValues } from './product-values.ts';

/** What the product is, and how it is found. */
export function IdentitySection() {
  const { register, formState } = useFormContext<ProductValues>();
  const { categories = [], isRetrying } = useLoadedCategories();
  const measures = useCallPages('GET /measures', { query: { withDefault: 'true', limit: 200 } });
  const problem = (field: 'name' | 'code' | 'category_id' | 'measure_id') => {
    const reason = formState.errors[field]?.message;
    return reason && problemText(field, reason, undefined);
  };
  return (
    <FormSection title="Producto">
      <Field
        label="Nombre"
        required
        error={problem('name')}
        hint="Como lo busca quien vende: «Harina P.A.N. maíz blanco 1 kg»."
      >
        <TextInput {...register('name')} autoComplete="off" maxLength={200} autoFocus />
      </Field>
      <Pair>
        <BarcodesField />
        <Field label="Código propio" error={problem('code')} hint="El que tú le das. Opcional.">
          <TextInput {...register('code')} autoComplete="off" maxLength={64} spellCheck={false} />
        </Field>
      </Pair>
      <Pair>
        <Field
          label="Categoría"
          error={problem('category_id')}
          hint={isRetrying && 'No pudimos cargar tus categorías. Lo intentamos cada segundo.'}
        >
          <Select {...register('category_id')} placeholder="Sin categoría" options={toOptions(categories)} />
        </Field>
        <Field label="Medida" error={problem('measure_id')}>
          <Select
            {...register('measure_id')}
            placeholder="Sin medida"
            options={toOptions(measures.data ?? [])}
          />
        </Field>
      </Pair>
    </FormSection>
  );
}

function toOptions(items: readonly { id: string; name: string }[]) {
  return items.map(({ id, name }) => ({ value: id, label: name }));
}
