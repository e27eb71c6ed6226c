export default function Reports() {
  return (
    <section>
      <h1>Reportes</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí verás tus ventas, tus ingresos y lo que falta por cobrar, por
        día, semana o mes, y podrás descargarlo todo.
      </p>
    </section>
  );
}
