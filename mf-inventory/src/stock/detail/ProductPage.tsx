import { useCall } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  Card,
  LoadFailed,
  LotTable,
  PageHeader,
  Stack,
  ThingPage,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { labelsPath } from '../../products/labels-address.ts';
import { editProductPath, PRODUCT_PARAMETER } from '../../products/product-paths.ts';
import type { AdjustDialogProps } from '../adjust/AdjustDialog.tsx';
import { FormulaUses } from './FormulaUses.tsx';
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
  const query = useCall('GET /products/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar el producto"
      missing={{
        icon: 'package',
        title: 'No encontramos este producto',
        text: 'Puede que alguien lo haya retirado.',
        to: '/products',
        link: 'Ver los productos',
      }}
    >
      {(product) => <ProductDetail key={product.id} product={product} />}
    </ThingPage>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const { id, name, code, barcodes } = product;
  const { state }: { state: unknown } = useLocation();
  const mayEdit = useCan(['products', 'update']);
  const mayAdjust = useCan(['products', 'modify_quantity']);
  const [isAdjusting, setAdjusting] = useState(false);
  const history = useCall('GET /products/{id}/history', { params: { id } }, { staleTime: 0 });
  const lots = useCall(
    'GET /products/{id}/lots',
    { params: { id } },
    { enabled: product.has_lots === true, staleTime: 0 },
  );
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
        {product.has_lots && (
          <LotTable query={lots} empty="Aquí sale lo que recibes en una compra, con su vencimiento." />
        )}
        <FormulaUses product={product} />
        <MovementTable productId={id} />
        {history.data && <PriceTable prices={history.data.prices} />}
      </Stack>
      {isAdjusting && <AdjustDialog product={product} onClose={() => setAdjusting(false)} />}
    </>
  );
}
