import { useCallMutation } from '@cuadra/shared/client';
import type { ProductPicture } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Page, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BarcodeScans } from './form/BarcodeScans.tsx';
import { ProductForm } from './form/ProductForm.tsx';
import { NewPictureField } from './form/picture/NewPictureField.tsx';
import { pictureErrorText, savePicture } from './form/picture/picture-calls.ts';
import { usePictureDraft } from './form/picture/use-picture-draft.ts';
import { createDraft, emptyProduct, nextProduct, type ProductValues } from './form/product-values.ts';
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
  const [picture, setPicture] = usePictureDraft(createDraft(form.initial));
  // The product is there whatever becomes of its picture, and nobody has to wait for that.
  const givePicture = (id: string, name: string, given: ProductPicture) =>
    savePicture(id, given).then(refresh, (failure: unknown) =>
      notify.error(`Creaste «${name}», pero sin su foto. ${pictureErrorText(failure)}`),
    );
  return (
    <Page>
      <VisuallyHidden as="h1">Crear Producto</VisuallyHidden>
      <ProductForm
        key={form.key}
        initial={form.initial}
        currencies={currencies}
        save={(draft) => create.mutateAsync({ body: draft })}
        onSaved={({ id, name }, { values, another }) => {
          notify.success(`Creaste «${name}».`);
          refresh();
          if (picture) void givePicture(id, name, picture);
          setPicture(null);
          if (another) setForm(blankForm(nextProduct(values)));
          else leave();
        }}
        onStartOver={() => setPicture(null)}
        onCancel={() => {
          setPicture(null);
          cancel();
        }}
        beside={
          <>
            <BarcodeScans />
            <NewPictureField picture={picture} onChoose={setPicture} />
          </>
        }
      />
    </Page>
  );
}

function blankForm(initial: ProductValues) {
  return { key: newId(), initial };
}
