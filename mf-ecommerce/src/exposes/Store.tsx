export default function Store() {
  return (
    <section>
      <h1>Tienda Online</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí publicarás tus productos en una tienda con tu propio enlace.
      </p>
    </section>
  );
}
