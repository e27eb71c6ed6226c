import { useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Page, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProductForm } from './form/ProductForm.tsx';
import { BarcodeScans } from './form/BarcodeScans.tsx';
import { emptyProduct, nextProduct, type ProductValues } from './form/product-values.ts';
import { useRefreshProducts } from './products-query.ts';
import { useCompanyCurrencies } from './use-company-currencies.ts';
import { useWayBack } from './use-way-back.ts';

/** `/create-product`: one product, or several in a row. */
export function CreateProductPage() {
  const { leave, cancel } = useWayBack();
  const [parameters] = useSearchParams();
  const currencies = useCompanyCurrencies();
  const [form, setForm] = useState(() => {
    // A code that somebody scanned and nobody knew.
    const barcode = parameters.get('barcode');
    return blankForm({ ...emptyProduct(currencies[0]), ...(barcode && { barcodes: [barcode] }) });
  });
  const create = useCallMutation('POST /products/create');
  const refresh = useRefreshProducts();
  return (
    <Page>
      <VisuallyHidden as="h1">Crear Producto</VisuallyHidden>
      <ProductForm
        key={form.key}
        initial={form.initial}
        currencies={currencies}
        save={(draft) => create.mutateAsync({ body: draft })}
        onSaved={({ name }, { values, another }) => {
          notify.success(`Creaste «${name}».`);
          refresh();
          if (another) setForm(blankForm(nextProduct(values)));
          else leave();
        }}
        onCancel={cancel}
      />
    </Page>
  );
}

function blankForm(initial: ProductValues) {
  return { key: newId(), initial };
}
        beside={
          <>
            <BarcodeScans />
            <NewPictureField picture={picture} onChoose={setPicture} />
          </>
        }
