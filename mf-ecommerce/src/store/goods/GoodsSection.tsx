import { ChoiceCards, Field, FormRow, TextInput } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { useStoreForm } from '../store-form-context.ts';
import { CategoriesField } from './CategoriesField.tsx';
import { ProductsField } from './ProductsField.tsx';

/** Which products the store shows, and how many of one can be ordered. */
export function GoodsSection() {
  const { form, chosen, errorOf } = useStoreForm();
  const catalogue = form.watch('catalogue');
  return (
    <FormSection title="Qué se vende" about="Solo salen productos que tienen precio.">
      <ChoiceCards
        legend="Productos que salen"
        name="catalogue"
        beside
        value={catalogue}
        onChoose={(value) =>
          form.setValue('catalogue', value === 'categories' ? 'categories' : 'all', chosen)
        }
        choices={[
          { value: 'all', label: 'Todos', hint: 'También los que crees después.' },
          { value: 'categories', label: 'Por categorías', hint: 'Solo los de las que marques.' },
        ]}
      />
      {(catalogue === 'categories' || errorOf('category_ids')) && <CategoriesField />}
      <ProductsField
        field="hidden_product_ids"
        title="Productos escondidos"
        about="No salen en la tienda, sean de la categoría que sean."
        add="Esconder un producto"
      />
      <ProductsField
        field="featured_product_ids"
        title="Productos destacados"
        about="Con ellos empieza tu tienda, en este orden."
        add="Destacar un producto"
        isOrdered
      />
      <FormRow>
        <Field
          label="Hasta cuántos decir que hay"
          error={errorOf('max_shown_qty')}
          hint="Si pones 10 y tienes 200, la tienda dice 10. Vacío, solo dice si hay."
        >
          <TextInput {...form.register('max_shown_qty')} inputMode="numeric" maxLength={6} />
        </Field>
        <Field
          label="Máximo de un producto por pedido"
          required
          error={errorOf('max_order_qty')}
          hint="Quien quiera más, te llama."
        >
          <TextInput {...form.register('max_order_qty')} inputMode="numeric" maxLength={6} />
        </Field>
      </FormRow>
    </FormSection>
  );
}
