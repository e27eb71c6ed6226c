import { EmptyState } from '@cuadra/shared/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { Centered } from '../ui/centered.ts';

/** Spec §2: super users are always sent to the back office; where it is missing, says so instead of going in circles. */
export function SuperUserElsewhere({ home }: { home: string }) {
  const { pathname } = useLocation();
  if (pathname !== home) return <Navigate to={home} replace />;
  return (
    <Centered>
      <EmptyState level={1} icon="building" title="El back office no está disponible">
        No hay ninguna versión publicada. Publica una y recarga esta página.
      </EmptyState>
    </Centered>
  );
}
