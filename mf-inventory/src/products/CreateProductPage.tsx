import { useCallMutation } from '@cuadra/shared/client';
import { DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY, newId } from '@cuadra/shared/domain';
import { notify, useCurrencies } from '@cuadra/shared/state';
import { Page, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ProductForm } from './create/ProductForm.tsx';
import { emptyProduct, nextProduct, type ProductValues } from './create/product-values.ts';
import { useRefreshProducts } from './products-query.ts';

/** `/create-product`: one product, or several in a row. */
export function CreateProductPage() {
  const navigate = useNavigate();
  const cameFromList = useCameFromList();
  const returnTo = useReturnTo();
  const [parameters] = useSearchParams();
  const used = useCurrencies();
  const main = used?.main ?? DEFAULT_MAIN_CURRENCY;
  const alternative = used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY;
  const [form, setForm] = useState(() => {
    // A code that somebody scanned and nobody knew.
    const barcode = parameters.get('barcode');
    return blankForm({ ...emptyProduct(alternative), ...(barcode && { barcodes: [barcode] }) });
  });
  const create = useCallMutation('POST /products/create');
  const refresh = useRefreshProducts();
  return (
    <Page>
      <VisuallyHidden as="h1">Crear Producto</VisuallyHidden>
      <ProductForm
        key={form.key}
        initial={form.initial}
        currencies={[...new Set([alternative, main])]}
        save={(draft) => create.mutateAsync({ body: draft })}
        onSaved={({ name }, { values, another }) => {
          notify.success(`Creaste «${name}».`);
          refresh();
          if (another) setForm(blankForm(nextProduct(values)));
          else navigate(returnTo ?? '/products');
        }}
        // Back to the list as it was, its search included.
        onCancel={() => (cameFromList || returnTo ? navigate(-1) : navigate('/products'))}
      />
    </Page>
  );
}

function blankForm(initial: ProductValues) {
  return { key: newId(), initial };
}

/** Whether the entry before this one is the list, which says so when it opens the form. */
function useCameFromList(): boolean {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'fromProducts' in state;
}

/** The screen on which the product was missed, which says so when it opens the form. */
function useReturnTo(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  const has = typeof state === 'object' && state !== null && 'returnTo' in state;
  return has && typeof state.returnTo === 'string' ? state.returnTo : undefined;
}
