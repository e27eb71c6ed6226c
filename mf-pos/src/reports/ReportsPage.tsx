import { ButtonLink, Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/reports`: not built yet, and says so. */
export function ReportsPage() {
  return (
    <Page>
      <PageHeader title="Reportes" />
      <Card>
        <EmptyState
          icon="chart"
          title="Estamos construyendo esta pantalla"
          action={<ButtonLink to="/">Ver el resumen</ButtonLink>}
        >
          Aquí verás tus ventas, tus ingresos y lo que te falta por cobrar, por día, semana o mes, y podrás
          descargarlo todo.
        </EmptyState>
      </Card>
    </Page>
  );
}
