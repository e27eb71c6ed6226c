import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/industrial`: not built yet, and says so. */
export function IndustrialPage() {
  return (
    <Page>
      <PageHeader title="Industrial" />
      <Card>
        <EmptyState icon="factory" title="Estamos construyendo esta pantalla">
          Aquí verás de un vistazo lo que produces y lo que te cuesta.
        </EmptyState>
      </Card>
    </Page>
  );
}
