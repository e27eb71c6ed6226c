export function CreateProductPage() {
  return (
    <section>
      <h1>Crear Producto</h1>
      <p>Estamos construyendo esta pantalla. Aquí podrás crear un producto.</p>
    </section>
  );
}
