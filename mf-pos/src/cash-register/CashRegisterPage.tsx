export function CashRegisterPage() {
  return (
    <section>
      <h1>Caja</h1>
      <p>Estamos construyendo esta pantalla. Aquí vas a vender y cobrar.</p>
    </section>
  );
}
