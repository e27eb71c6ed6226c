import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { ButtonLink, Card, EmptyState, LoadFailed, Page, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BarcodeScans } from './form/BarcodeScans.tsx';
import { ProductForm } from './form/ProductForm.tsx';
import { PictureField } from './form/picture/PictureField.tsx';
import { productChange, productValues } from './form/product-change.ts';
import { RetireProduct } from './form/RetireProduct.tsx';
import { labelsPath } from './labels-address.ts';
import { PRODUCT_PARAMETER, productPath } from './product-paths.ts';
import { useRefreshProducts } from './products-query.ts';
import { useCompanyCurrencies } from './use-company-currencies.ts';
import { useWayBack } from './use-way-back.ts';

/** `/edit-product?id=<id>`: one product, as it is now. */
export function EditProductPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(PRODUCT_PARAMETER) ?? '';
  // Who only sells gets what it sells for, as a fixed price: to save that would make it one.
  const mayRead = useCan(['products', 'read']);
  // What another screen read before may be old: the form begins with what there is.
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    'GET /products/{id}',
    { params: { id } },
    { enabled: id !== '' && mayRead, staleTime: 0, refetchOnWindowFocus: false },
  );
  const isMissing = id === '' || (error !== null && [400, 404].includes(error.status));
  return (
    <Page>
      <VisuallyHidden as="h1">Editar Producto</VisuallyHidden>
      {!mayRead ? (
        <NotReadable />
      ) : isMissing ? (
        <NoProduct />
      ) : error && !data ? (
        <Card>
          <LoadFailed title="No pudimos cargar el producto" error={error} onRetry={refetch} />
        </Card>
      ) : data && isFetchedAfterMount ? (
        <EditProduct key={data.id} product={data} />
      ) : (
        <Skeleton height={420} radius="var(--r-2)" />
      )}
    </Page>
  );
}

function EditProduct({ product: found }: { product: Product }) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [product] = useState(found);
  const { leave, cancel } = useWayBack();
  const currencies = useCompanyCurrencies();
  const update = useCallMutation('PUT /products/update');
  const refresh = useRefreshProducts();
  return (
    <ProductForm
      product={product}
      initial={productValues(product)}
      currencies={currencies}
      save={(draft, { fields, before }) =>
        update.mutateAsync({ body: { ...productChange(draft, before), id: product.id, ...fields } })
      }
      onSaved={({ name }) => {
        notify.success(`Guardamos los cambios de «${name}».`);
        refresh();
        leave();
      }}
      onCancel={cancel}
      beside={
        <>
          <BarcodeScans />
          <PictureField product={product} onSaved={refresh} />
        </>
      }
      actions={
        <>
          <ButtonLink to={productPath(product.id)} variant="ghost" block icon="chart">
            Movimientos
          </ButtonLink>
          <ButtonLink to={labelsPath([{ id: product.id }])} variant="ghost" block icon="tag">
            Etiquetas
          </ButtonLink>
          <RetireProduct
            product={product}
            onRetired={() => {
              notify.success(`Retiraste «${product.name}».`);
              refresh();
              leave();
            }}
          />
        </>
      }
    />
  );
}

function NoProduct() {
  return (
    <Card>
      <EmptyState
        icon="package"
        title="No encontramos este producto"
        action={<ButtonLink to="/products">Ver los productos</ButtonLink>}
      >
        Puede que alguien lo haya retirado.
      </EmptyState>
    </Card>
  );
}

function NotReadable() {
  return (
    <Card>
      <EmptyState icon="package" title="Tu rol no permite consultar los productos">
        Para editar uno hace falta verlo entero. Pide ese permiso a quien lleva la empresa.
      </EmptyState>
    </Card>
  );
}
