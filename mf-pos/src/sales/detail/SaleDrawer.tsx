import { ApiError, useCall } from '@cuadra/shared/client';
import { Button, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SaleActions } from './SaleActions.tsx';
import { SaleBody } from './SaleBody.tsx';

const Waiting = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-top: var(--s-2);
`;

/** The actions stand at the end of the drawer, however little there is above. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: 100%;
`;

/** A sale whole, as far as the role lets it be seen: `?drawer=sale&sale=<id>`. */
export function SaleDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const id = search.get('sale') ?? '';
  const { data, error, isError, refetch } = useCall(
    'GET /sales/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0 },
  );
  if (data) {
    return (
      <Whole>
        <div>
          <SaleBody sale={data} />
        </div>
        <SaleActions sale={data} />
      </Whole>
    );
  }
  const isUnknown =
    id === '' || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (isUnknown) {
    return (
      <EmptyState
        icon="search"
        level={3}
        title="No encontramos esta venta"
        action={<Button onClick={onClose}>Cerrar</Button>}
      >
        Puede que el enlace esté incompleto. Búscala por su número en la lista de ventas.
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <LoadFailed level={3} title="No pudimos cargar la venta" error={error} onRetry={() => refetch()} />
    );
  }
  return (
    <Waiting aria-busy>
      <Skeleton width={180} height={28} />
      <Skeleton width={240} />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={44} radius="var(--r-2)" />
      ))}
    </Waiting>
  );
}
