import { ChoiceCards, Field } from '@cuadra/shared/ui';
import { useState } from 'react';
import { ProductSearch } from '../goods/ProductSearch.tsx';
import { useProductNames } from '../goods/use-product-names.ts';
import { useStoreForm } from '../store-form-context.ts';

/** Who is paid for the delivery: who brings it, or the shop, as a product of the order. */
export function ChargeField() {
  const { form, chosen, errorOf } = useStoreForm();
  const { nameOf, remember } = useProductNames();
  const id = form.watch('delivery_product_id');
  // Until a product is chosen, only this screen knows that there will be one.
  const [isAsking, setAsking] = useState(false);
  const isInOrder = id !== null || isAsking;
  const choose = (productId: string | null) => form.setValue('delivery_product_id', productId, chosen);
  return (
    <>
      <ChoiceCards
        legend="Cómo se cobra el delivery"
        name="delivery-charge"
        beside
        value={isInOrder ? 'order' : 'apart'}
        onChoose={(value) => {
          setAsking(value === 'order');
          if (value === 'apart') choose(null);
        }}
        choices={[
          { value: 'apart', label: 'A quien lo trae', hint: 'El total del pedido va sin el delivery.' },
          { value: 'order', label: 'En el pedido', hint: 'Sale como un producto más, y en el ticket.' },
        ]}
      />
      {isInOrder && (
        <Field
          label="Producto con el que se cobra el delivery"
          error={errorOf('delivery_product_id')}
          hint="Por ejemplo «Delivery». Necesita existencia, o que tu empresa permita vender sin existencia. Mientras no elijas uno, se cobra aparte."
        >
          <ProductSearch
            value={id === null ? null : { id, name: nameOf(id) }}
            onChoose={(product) => {
              if (product) remember(product);
              setAsking(true);
              choose(product?.id ?? null);
            }}
          />
        </Field>
      )}
    </>
  );
}
