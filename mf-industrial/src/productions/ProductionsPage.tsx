import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/industrial/productions`: not built yet, and says so. */
export function ProductionsPage() {
  return (
    <Page>
      <PageHeader title="Producciones" />
      <Card>
        <EmptyState icon="factory" title="Estamos construyendo esta pantalla">
          Aquí registrarás cada producción: lo que gastaste y lo que salió.
        </EmptyState>
      </Card>
    </Page>
  );
}
