import { EmptyState } from '@cuadra/shared/ui';

/** A drawer that is not built yet, and says so. */
export function PaymentMethodsDrawer() {
  return (
    <EmptyState icon="credit-card" title="Estamos construyendo esta pantalla" level={3}>
      Aquí podrás agregar las formas en que te pagan. Mientras tanto tienes las más usadas, listas en la caja.
    </EmptyState>
  );
}
