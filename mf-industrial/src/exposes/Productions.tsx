export default function Productions() {
  return (
    <section>
      <h1>Producciones</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí registrarás cada producción: lo que gastaste y lo que salió.
      </p>
    </section>
  );
}
