import { ButtonLink, EmptyState } from '@cuadra/shared/ui';
import { usePageTitle } from '../browser/page-title.ts';
import { Centered } from '../ui/centered.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Página no encontrada');
  return (
    <Centered>
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
    </Centered>
  );
}
