export default function ClientDetail() {
  return (
    <section>
      <h1>Detalle de Cliente</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí verás el estado de cuenta de un cliente y podrás registrar
        sus abonos.
      </p>
    </section>
  );
}
