export default function Orders() {
  return (
    <section>
      <h1>Pedidos</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí recibirás los pedidos de tu tienda y les harás seguimiento.
      </p>
    </section>
  );
}
