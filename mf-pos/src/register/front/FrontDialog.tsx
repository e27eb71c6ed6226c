import { useCall } from '@cuadra/shared/client';
import { Dialog, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { FrontEditor } from './FrontEditor.tsx';

/**
 * What «Más vendidos» begins with on every cash register of the company, as it is now: the copy on the device may be some
 * minutes old, and somebody else may have changed it.
 */
export function FrontDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall('GET /products/most_sold', {}, { gcTime: 0 });
  if (data && !isFetching)
    return (
      <FrontEditor
        key={data.front_ids.join()}
        front={data.front_ids}
        onRefresh={() => void refetch()}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title="Ordenar los más vendidos" onOpenChange={onClose}>
      {error && !isFetching ? (
        <LoadFailed level={3} title="No pudimos leer el orden de ahora" error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={220} />
      )}
    </Dialog>
  );
}
