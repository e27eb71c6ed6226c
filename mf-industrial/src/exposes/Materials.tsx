export default function Materials() {
  return (
    <section>
      <h1>Materiales</h1>
      <p>
        Estamos construyendo esta pantalla. Aquí llevarás los materiales con los que produces y lo que te
        queda de cada uno.
      </p>
    </section>
  );
}
