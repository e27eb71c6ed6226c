export default function Formulas() {
  return (
    <section>
      <h1>Fórmulas</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí guardarás qué lleva cada producto que fabricas y en qué
        cantidad.
      </p>
    </section>
  );
}
