export default function Categories() {
  return (
    <section>
      <h1>Categorías</h1>
      <p>Estamos construyendo esta pantalla. Aquí podrás crear y ordenar las categorías de tus productos.</p>
    </section>
  );
}
