import { useCan } from '@cuadra/shared/state';
import { Button, ButtonLink, EmptyState } from '@cuadra/shared/ui';
import { isFiltered } from '../address.ts';
import type { SalesFilter } from '../write-address.ts';

/** Nothing to show: nothing fits, or nothing was sold yet. */
export function NoSales({ filter, onClear }: { filter: SalesFilter; onClear: () => void }) {
  const sells = useCan(['sales', 'create']);
  if (isFiltered(filter)) {
    const search = filter.search.trim();
    return (
      <EmptyState
        icon="search"
        title={search ? `No hay una venta con el número «${search}»` : 'Ninguna venta coincide'}
        action={<Button onClick={onClear}>Ver todas las ventas</Button>}
      >
        {search
          ? 'Escribe el número como está en el ticket; los ceros de adelante no hacen falta.'
          : 'Prueba con otras fechas, otro cliente u otro vendedor.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="receipt"
      title="Todavía no hay ventas"
      action={
        sells && (
          <ButtonLink to="/cash-register" variant="primary" icon="shopping-cart">
            Hacer la primera
          </ButtonLink>
        )
      }
    >
      Cada venta que cobres aparecerá aquí, con su ticket.
    </EmptyState>
  );
}
