import { useCall } from '@cuadra/shared/client';
import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useSession } from '@cuadra/shared/state';
import { LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { Suspense } from 'react';
import { CompanyFacts } from './CompanyFacts.tsx';

const CompanyForm = lazyComponent(() => import('./CompanyForm.tsx'));

/** Empresa: what the company is called and what its tickets say; its Propietario changes it, the others read it. */
export function CompanyDrawer() {
  const isOwner = useSession((session) => session.state?.role?.id === OWNER_ROLE_ID);
  const { data, error, refetch } = useCall('GET /companies', undefined, { refetchOnWindowFocus: false });
  if (!data) {
    if (!error) return <Shape />;
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar los datos de tu empresa"
        error={error}
        onRetry={() => refetch()}
      />
    );
  }
  if (!isOwner) return <CompanyFacts company={data} />;
  return (
    <Suspense fallback={<Shape />}>
      <CompanyForm company={data} />
    </Suspense>
  );
}

function Shape() {
  return (
    <div aria-busy>
      <Skeleton height={72} radius="var(--r-2)" />
      <br />
      <Skeleton height={320} radius="var(--r-2)" />
    </div>
  );
}
