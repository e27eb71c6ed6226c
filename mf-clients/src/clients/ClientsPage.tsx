import { ButtonLink, Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/clients`: not built yet, and says so. */
export function ClientsPage() {
  return (
    <Page>
      <PageHeader title="Clientes" />
      <Card>
        <EmptyState
          icon="users"
          title="Estamos construyendo esta pantalla"
          action={<ButtonLink to="/cash-register">Ir a la caja</ButtonLink>}
        >
          Aquí verás a tus clientes, lo que te deben y lo que te han abonado. Mientras tanto, la caja vende de
          contado como siempre.
        </EmptyState>
      </Card>
    </Page>
  );
}
