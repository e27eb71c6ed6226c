export default function BackOfficeClient() {
  return (
    <section>
      <h1>Detalle de Cliente</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí estará todo lo de una empresa: sus datos, su plan y sus
        pagos.
      </p>
    </section>
  );
}
