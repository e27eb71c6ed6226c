export function ProductsPage() {
  return (
    <section>
      <h1>Productos</h1>
      <p>Estamos construyendo esta pantalla. Aquí verás tus productos.</p>
    </section>
  );
}
