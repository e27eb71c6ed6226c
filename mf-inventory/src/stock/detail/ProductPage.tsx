import { useCall } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailed,
  Page,
  PageHeader,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { labelsPath } from '../../products/labels-address.ts';
import { editProductPath, PRODUCT_PARAMETER } from '../../products/product-paths.ts';
import type { AdjustDialogProps } from '../adjust/AdjustDialog.tsx';
import { HistoryCharts } from './HistoryCharts.tsx';
import { HistoryFigures } from './HistoryFigures.tsx';
import { MovementTable } from './MovementTable.tsx';
import { PriceTable } from './PriceTable.tsx';

const AdjustDialog = lazyComponent<AdjustDialogProps>(
  () => import('../adjust/AdjustDialog.tsx'),
  () => null,
);

/** `/product?id=<id>`: what became of one product. */
export function ProductPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(PRODUCT_PARAMETER) ?? '';
  const { data, error, refetch } = useCall(
    'GET /products/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0 },
  );
  const isMissing = id === '' || (error !== null && [400, 404].includes(error.status));
  return (
    <Page>
      {isMissing ? (
        <Card>
          <EmptyState
            level={1}
            icon="package"
            title="No encontramos este producto"
            action={<ButtonLink to="/products">Ver los productos</ButtonLink>}
          >
            Puede que alguien lo haya retirado.
          </EmptyState>
        </Card>
      ) : data ? (
        <ProductDetail key={data.id} product={data} />
      ) : error ? (
        <Card>
          <LoadFailed title="No pudimos cargar el producto" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Skeleton height={420} radius="var(--r-2)" />
      )}
    </Page>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const { id, name, code, barcodes } = product;
  const { state }: { state: unknown } = useLocation();
  const mayEdit = useCan(['products', 'update']);
  const mayAdjust = useCan(['products', 'modify_quantity']);
  const [isAdjusting, setAdjusting] = useState(false);
  const history = useCall('GET /products/{id}/history', { params: { id } }, { staleTime: 0 });
  const { data: rate } = useCall('GET /rates/dollar');
  return (
    <>
      <PageHeader
        title={name}
        subtitle={[code, ...barcodes.slice(0, 3)].filter(Boolean).join(' · ')}
        actions={
          <>
            <ButtonLink to={labelsPath([{ id }])} icon="tag">
              Etiquetas
            </ButtonLink>
            {mayEdit && (
              <ButtonLink to={editProductPath(id)} state={state} icon="pencil">
                Editar producto
              </ButtonLink>
            )}
            {mayAdjust && (
              <Button variant="primary" onClick={() => setAdjusting(true)}>
                Ajustar existencia
              </Button>
            )}
          </>
        }
      />
      <Stack $gap={4}>
        <HistoryFigures product={product} history={history.data} rate={rate} />
        {history.error && !history.data ? (
          <Card>
            <LoadFailed
              level={2}
              title="No pudimos cargar su historia"
              error={history.error}
              onRetry={history.refetch}
            />
          </Card>
        ) : (
          <HistoryCharts history={history.data} />
        )}
        <MovementTable productId={id} />
        {history.data && <PriceTable prices={history.data.prices} />}
      </Stack>
      {isAdjusting && <AdjustDialog product={product} onClose={() => setAdjusting(false)} />}
    </>
  );
}
