import { EmptyState } from '@cuadra/shared/ui';

/** A drawer that is not built yet, and says so. */
export function RolesDrawer() {
  return (
    <EmptyState icon="shield" title="Estamos construyendo esta pantalla" level={3}>
      Aquí podrás crear roles y marcar los permisos de cada uno.
    </EmptyState>
  );
}
