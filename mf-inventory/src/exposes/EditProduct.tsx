export default function EditProduct() {
  return (
    <section>
      <h1>Editar Producto</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí podrás cambiar el precio, el costo, la existencia y los
        códigos de barras de un producto.
      </p>
    </section>
  );
}
