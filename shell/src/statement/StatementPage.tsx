import { EmptyState, LoadFailed, Spinner } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../browser/page-title.ts';
import { askNotToBeListed } from '../public-calls/no-index.ts';
import { WholeWindow } from '../ui/centered.ts';
import { StatementBody } from './StatementBody.tsx';
import { useStatement } from './use-statement.ts';

/** `/statement#…`: a client's own account, by the secret of a link (docs/decisions/0046). No session is read or needed. */
export default function StatementPage() {
  const { hash } = useLocation();
  const { reading, again, more } = useStatement(hash.slice(1));
  usePageTitle('Estado de cuenta');
  useEffect(askNotToBeListed, []);

  if (reading.kind === 'read')
    return <StatementBody statement={reading.statement} onMore={() => more(reading.statement)} />;
  return (
    <WholeWindow>
      {reading.kind === 'loading' && (
        <p role="status">
          <Spinner /> Buscando tu estado de cuenta…
        </p>
      )}
      {reading.kind === 'nothing' && (
        <EmptyState level={1} icon="receipt" title="Este enlace ya no abre nada">
          Un enlace dura 30 días, y el negocio puede quitarlo antes. Pídele otro y aquí verás tu estado de
          cuenta.
        </EmptyState>
      )}
      {reading.kind === 'failed' && (
        <LoadFailed
          level={1}
          title="No pudimos abrir tu estado de cuenta"
          error={reading.error}
          onRetry={again}
        />
      )}
    </WholeWindow>
  );
}
