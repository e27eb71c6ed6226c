import { useCall } from '@cuadra/shared/client';
import { LoadFailed, Page, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';
import { StoreForm } from './StoreForm.tsx';

/** Mi tienda: how the online store is set up, and whether buyers find it. */
export function StorePage() {
  // Read again behind a form that is being filled in, it would only say what was saved before.
  const { data, error, refetch } = useCall('GET /store/settings', undefined, { refetchOnWindowFocus: false });
  if (data) return <StoreForm settings={data} />;
  return (
    <Page>
      <VisuallyHidden as="h1">Mi tienda</VisuallyHidden>
      {error ? (
        <LoadFailed title="No pudimos cargar tu tienda" error={error} onRetry={() => refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton height={150} radius="var(--r-3)" />
          <br />
          <Skeleton height={420} radius="var(--r-3)" />
        </div>
      )}
    </Page>
  );
}
