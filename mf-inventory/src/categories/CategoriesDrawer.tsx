import { EmptyState } from '@cuadra/shared/ui';

/** The drawer of categories: not built yet, and says so. */
export function CategoriesDrawer() {
  return (
    <EmptyState icon="tag" title="Estamos construyendo esta pantalla" level={3}>
      Aquí podrás crear y ordenar tus categorías. Mientras tanto, una importación crea las que traiga tu
      archivo.
    </EmptyState>
  );
}
