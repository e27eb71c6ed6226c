import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/ecommerce`: not built yet, and says so. */
export function StorePage() {
  return (
    <Page>
      <PageHeader title="Tienda Online" />
      <Card>
        <EmptyState icon="store" title="Estamos construyendo esta pantalla">
          Aquí publicarás tus productos en una tienda con tu propio enlace.
        </EmptyState>
      </Card>
    </Page>
  );
}
