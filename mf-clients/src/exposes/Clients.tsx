export default function Clients() {
  return (
    <section>
      <h1>Clientes</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí verás a tus clientes, lo que te deben y lo que te han
        abonado.
      </p>
    </section>
  );
}
