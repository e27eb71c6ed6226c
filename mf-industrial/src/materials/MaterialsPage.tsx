import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/industrial/materials`: not built yet, and says so. */
export function MaterialsPage() {
  return (
    <Page>
      <PageHeader title="Materiales" />
      <Card>
        <EmptyState icon="package" title="Estamos construyendo esta pantalla">
          Aquí llevarás los materiales con los que produces y lo que te queda de cada uno.
        </EmptyState>
      </Card>
    </Page>
  );
}
