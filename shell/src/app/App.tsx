/** Stands in until the application's layout is here. */
export function App() {
  return <p>Cuadra</p>;
}
