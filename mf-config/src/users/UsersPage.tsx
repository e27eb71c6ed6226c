import { Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/users`: not built yet, and says so. */
export function UsersPage() {
  return (
    <Page>
      <PageHeader title="Usuarios" />
      <Card>
        <EmptyState icon="users" title="Estamos construyendo esta pantalla">
          Aquí podrás invitar a tu equipo y decidir qué puede hacer cada quien.
        </EmptyState>
      </Card>
    </Page>
  );
}
