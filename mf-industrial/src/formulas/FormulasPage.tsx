import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/industrial/formulas`: not built yet, and says so. */
export function FormulasPage() {
  return (
    <Page>
      <PageHeader title="Fórmulas" />
      <Card>
        <EmptyState icon="flask" title="Estamos construyendo esta pantalla">
          Aquí guardarás qué lleva cada producto que fabricas, y en qué cantidad.
        </EmptyState>
      </Card>
    </Page>
  );
}
