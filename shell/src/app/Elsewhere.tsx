import { EmptyState } from '@cuadra/shared/ui';
import { Navigate } from 'react-router-dom';
import { Centered } from '../ui/centered.ts';

/**
 * Who is in no company, a super user or an inspector, is always sent to what is there for them (spec §2); where nothing is, says so.
 *
 * @param props.home the first screen in their sidebar
 */
export function Elsewhere({ home }: { home: string | undefined }) {
  if (home !== undefined) return <Navigate to={home} replace />;
  return (
    <Centered>
      <EmptyState level={1} icon="building" title="El back office no está disponible">
        No hay ninguna versión publicada. Publica una y recarga esta página.
      </EmptyState>
    </Centered>
  );
}
