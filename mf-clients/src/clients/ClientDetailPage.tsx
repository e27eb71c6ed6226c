import { ButtonLink, Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/clients/:id`: not built yet, and says so. */
export function ClientDetailPage() {
  return (
    <Page>
      <PageHeader title="Detalle de Cliente" />
      <Card>
        <EmptyState
          icon="user"
          title="Estamos construyendo esta pantalla"
          action={<ButtonLink to="/clients">Volver a los clientes</ButtonLink>}
        >
          Aquí verás el estado de cuenta de un cliente y podrás registrar sus abonos.
        </EmptyState>
      </Card>
    </Page>
  );
}
