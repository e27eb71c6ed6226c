export default function Users() {
  return (
    <section>
      <h1>Usuarios</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí podrás invitar a tu equipo y decidir qué puede hacer cada
        quien.
      </p>
    </section>
  );
}
