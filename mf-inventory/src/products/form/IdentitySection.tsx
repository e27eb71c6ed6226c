import type { Product } from '@cuadra/shared/contract';
import { useEntityFormContext } from '@cuadra/shared/form';
import { KEEPS_CODES } from '@cuadra/shared/scan';
import { Checkbox, Field, FormRow, TextInput } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import { CATEGORIES, MEASURES } from '../../named/named-kinds.ts';
import { useLoadedCategories } from '../categories-query.ts';
import { useMeasures } from '../measures-query.ts';
import { BarcodesField } from './BarcodesField.tsx';
import { FormSection } from './FormSection.tsx';
import { NamedSelect } from './NamedSelect.tsx';
import type { ProductValues } from './product-values.ts';

/** What the product is, and how it is found. */
export function IdentitySection({ product }: { product: Product | undefined }) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const favourite = useController({ control: form.control, name: 'favourite' }).field;
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
        <TextInput {...form.register('name')} autoComplete="off" maxLength={200} autoFocus={!product} />
      </Field>
      <FormRow>
        <BarcodesField product={product} />
        <Field label="Código propio" error={errorOf('code')} hint="El que tú le das. Opcional.">
          <TextInput
            {...form.register('code')}
            {...KEEPS_CODES}
            autoComplete="off"
            maxLength={64}
            spellCheck={false}
          />
        </Field>
      </FormRow>
      <FormRow>
        <NamedSelect
          name="category_id"
          label="Categoría"
          placeholder="Sin categoría"
          kind={CATEGORIES}
          items={categories}
          hint={isRetrying && 'No pudimos cargar tus categorías. Lo intentamos cada segundo.'}
        />
        <NamedSelect
          name="measure_id"
          label="Medida"
          placeholder="Sin medida"
          kind={MEASURES}
          items={measures.data ?? []}
        />
      </FormRow>
      <Checkbox
        label="Favorito en Caja"
        hint="Queda en «Favoritos» de todas las cajas de tu negocio."
        checked={favourite.value ?? false}
        onCheckedChange={favourite.onChange}
      />
    </FormSection>
  );
}
