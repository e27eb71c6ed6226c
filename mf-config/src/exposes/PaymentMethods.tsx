export default function PaymentMethods() {
  return (
    <section>
      <h1>Métodos de pago</h1>
      <p>Estamos construyendo esta pantalla. Aquí podrás agregar las formas en que te pagan tus clientes.</p>
    </section>
  );
}
