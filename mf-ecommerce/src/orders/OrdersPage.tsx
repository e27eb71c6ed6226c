import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/ecommerce/option-1`: not built yet, and says so. */
export function OrdersPage() {
  return (
    <Page>
      <PageHeader title="Pedidos" />
      <Card>
        <EmptyState icon="receipt" title="Estamos construyendo esta pantalla">
          Aquí recibirás los pedidos de tu tienda y les harás seguimiento.
        </EmptyState>
      </Card>
    </Page>
  );
}
