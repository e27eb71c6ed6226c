import { EmptyState } from '@cuadra/shared/ui';

/** A drawer that is not built yet, and says so. */
export function CurrenciesDrawer() {
  return (
    <EmptyState icon="coins" title="Estamos construyendo esta pantalla" level={3}>
      Aquí verás tus monedas y la historia de la tasa, y podrás registrar una nueva.
    </EmptyState>
  );
}
