import { useCall } from '@cuadra/shared/client';
import { Drawer, DrawerStack, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { ToldForm } from './ToldForm.tsx';

export interface ToldDrawerProps {
  product: { id: string; name: string };
  onClose: () => void;
}

/** What the store tells of a product, read and then filled in. */
export function ToldDrawer({ product, onClose }: ToldDrawerProps) {
  // What was read before may be old: the form begins with what there is.
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    'GET /store/products/{id}',
    { params: { id: product.id } },
    { staleTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={product.name}>
      {data && isFetchedAfterMount ? (
        <ToldForm product={data} onClose={onClose} />
      ) : error ? (
        <LoadFailed title="No pudimos cargar este producto" error={error} onRetry={() => refetch()} />
      ) : (
        <DrawerStack aria-busy>
          <Skeleton height={220} radius="var(--r-3)" />
        </DrawerStack>
      )}
    </Drawer>
  );
}
