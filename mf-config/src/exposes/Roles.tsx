export default function Roles() {
  return (
    <section>
      <h1>Roles</h1>
      <p>Estamos construyendo esta pantalla. Aquí podrás crear roles y marcar los permisos de cada uno.</p>
    </section>
  );
}
