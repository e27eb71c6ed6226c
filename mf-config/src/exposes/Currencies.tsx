export default function Currencies() {
  return (
    <section>
      <h1>Monedas</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí verás tus monedas y la historia de la tasa, y podrás
        registrar una nueva.
      </p>
    </section>
  );
}
