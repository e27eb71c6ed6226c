import { useCall } from '@cuadra/shared/client';
import { LoadedDrawer, Skeleton, Stack } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SaleActions } from './SaleActions.tsx';
import { SaleBody } from './SaleBody.tsx';
import { useScansRefused } from './use-scans-refused.ts';

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
  useScansRefused();
  const id = search.get('sale') ?? '';
  const query = useCall('GET /sales/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <LoadedDrawer
      query={query}
      failed="No pudimos cargar la venta"
      missing={{
        title: 'No encontramos esta venta',
        text: 'Puede que el enlace esté incompleto. Búscala por su número en la lista de ventas.',
      }}
      isMissing={id === ''}
      onClose={onClose}
      shape={
        <Stack $gap={3} $top={2} aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton width={240} />
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={44} radius="var(--r-2)" />
          ))}
        </Stack>
      }
    >
      {(sale) => (
        <Whole>
          <div>
            <SaleBody sale={sale} />
          </div>
          <SaleActions sale={sale} />
        </Whole>
      )}
    </LoadedDrawer>
  );
}
