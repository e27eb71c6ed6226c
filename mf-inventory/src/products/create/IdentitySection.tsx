import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, FormRow, Select, TextInput } from '@cuadra/shared/ui';
import { useLoadedCategories } from '../categories-query.ts';
import { useMeasures } from '../measures-query.ts';
import { BarcodesField } from './BarcodesField.tsx';
import { FormSection } from './FormSection.tsx';
import type { ProductValues } from './product-values.ts';

/** What the product is, and how it is found. */
export function IdentitySection() {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const { categories = [], isRetrying } = useLoadedCategories();
  const measures = useMeasures();
  return (
    <FormSection title="Producto">
      <Field
        label="Nombre"
        required
        error={errorOf('name')}
        hint="Como lo busca quien vende: «Harina P.A.N. maíz blanco 1 kg»."
      >
        <TextInput {...form.register('name')} autoComplete="off" maxLength={200} autoFocus />
      </Field>
      <FormRow>
        <BarcodesField />
        <Field label="Código propio" error={errorOf('code')} hint="El que tú le das. Opcional.">
          <TextInput {...form.register('code')} autoComplete="off" maxLength={64} spellCheck={false} />
        </Field>
      </FormRow>
      <FormRow>
        <Field
          label="Categoría"
          error={errorOf('category_id')}
          hint={isRetrying && 'No pudimos cargar tus categorías. Lo intentamos cada segundo.'}
        >
          <Select
            {...form.register('category_id')}
            placeholder="Sin categoría"
            options={toOptions(categories)}
          />
        </Field>
        <Field label="Medida" error={errorOf('measure_id')}>
          <Select
            {...form.register('measure_id')}
            placeholder="Sin medida"
            options={toOptions(measures.data ?? [])}
          />
        </Field>
      </FormRow>
    </FormSection>
  );
}

function toOptions(items: readonly { id: string; name: string }[]) {
  return items.map(({ id, name }) => ({ value: id, label: name }));
}
