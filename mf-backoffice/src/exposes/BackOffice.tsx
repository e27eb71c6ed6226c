export default function BackOffice() {
  return (
    <section>
      <h1>Back Office</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí estarán las empresas, sus suscripciones y los pagos por
        aprobar.
      </p>
    </section>
  );
}
