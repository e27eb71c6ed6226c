import { ButtonLink, Card, EmptyState, Page, PageHeader } from '@cuadra/shared/ui';

/** `/edit-product`: not built yet, and says so. */
export function EditProductPage() {
  return (
    <Page>
      <PageHeader title="Editar Producto" />
      <Card>
        <EmptyState
          icon="pencil"
          title="Estamos construyendo esta pantalla"
          action={<ButtonLink to="/products">Volver a los productos</ButtonLink>}
        >
          Aquí podrás cambiar el precio, el costo, la existencia y los códigos de un producto. Mientras tanto,
          una importación actualiza los productos que ya tienes.
        </EmptyState>
      </Card>
    </Page>
  );
}
