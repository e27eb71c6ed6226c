import { ButtonLink, Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/back-office/client`: not built yet, and says so. */
export function CompanyPage() {
  return (
    <Page>
      <PageHeader title="Detalle de Cliente" />
      <Card>
        <EmptyState
          icon="building"
          title="Estamos construyendo esta pantalla"
          action={<ButtonLink to="/back-office">Volver a las empresas</ButtonLink>}
        >
          Aquí estará todo lo de una empresa: sus datos, su plan y sus pagos.
        </EmptyState>
      </Card>
    </Page>
  );
}
