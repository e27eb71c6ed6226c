import { EmptyState } from '@cuadra/shared/ui';

/** A drawer that is not built yet, and says so. */
export function SettingsDrawer() {
  return (
    <EmptyState icon="settings" title="Estamos construyendo esta pantalla" level={3}>
      Aquí podrás elegir si la tasa se actualiza sola, y abrir tus monedas, roles y métodos de pago.
    </EmptyState>
  );
}
