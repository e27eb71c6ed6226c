export default function Settings() {
  return (
    <section>
      <h1>Ajustes</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí podrás elegir si la tasa se actualiza sola y abrir monedas,
        roles y métodos de pago.
      </p>
    </section>
  );
}
