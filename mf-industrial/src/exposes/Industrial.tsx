export default function Industrial() {
  return (
    <section>
      <h1>Industrial</h1>
      <p>Estamos construyendo esta pantalla. Aquí verás de un vistazo lo que produces y lo que te cuesta.</p>
    </section>
  );
}
