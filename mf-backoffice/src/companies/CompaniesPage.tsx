import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/back-office`: not built yet, and says so. */
export function CompaniesPage() {
  return (
    <Page>
      <PageHeader title="Back Office" />
      <Card>
        <EmptyState icon="building" title="Estamos construyendo esta pantalla">
          Aquí estarán las empresas, sus suscripciones y los pagos por aprobar.
        </EmptyState>
      </Card>
    </Page>
  );
}
