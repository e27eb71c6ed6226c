import { ButtonLink, EmptyState } from '@cuadra/shared/frame';
import { Middle } from './Middle.ts';
import { usePageTitle } from './page-title.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Página no encontrada');
  return (
    <Middle>
      <EmptyState
        level={1}
        icon="search"
        title="No encontramos esta página"
        action={
          <ButtonLink to="/" variant="primary">
            Ir al Resumen
          </ButtonLink>
        }
      >
        Puede que la dirección esté mal escrita o que la página ya no exista.
      </EmptyState>
    </Middle>
  );
}
