import { amountText, measuredUnit } from './measure-text.ts';

test.each([
  ['12.5', 'Kilogramo', '12,5\u00a0kg'],
  ['1', 'Kilos', '1\u00a0kg'],
  ['2', 'Lts.', '2\u00a0l'],
  ['1200', 'Unidad', '1.200\u00a0unidades'],
  ['1', 'Unidad', '1\u00a0unidad'],
  ['0', 'Saco', '0\u00a0sacos'],
  ['-2', 'Caja', '−2\u00a0cajas'],
  ['3', 'Galón', '3\u00a0galones'],
  ['3', 'Tambor', '3\u00a0tambores'],
  ['12', 'Barril', '12\u00a0barriles'],
  ['2', 'Par', '2\u00a0pares'],
  ['2', 'Quintal', '2\u00a0quintales'],
  ['2', 'Nuez', '2\u00a0nueces'],
  // What is no plain word is told as it is called.
  ['3', 'Und', '3\u00a0und'],
  ['3', 'Saco de 45', '3\u00a0saco de 45'],
  ['3', 'Sacos', '3\u00a0sacos'],
  ['1250', null, '1.250'],
])('%s of %s', (qty, measure, text) => {
  expect(amountText(qty, measure)).toBe(text);
});

test.each([
  ['Kilogramo', 'kg'],
  ['KILOS', 'kg'],
  ['Grs.', 'g'],
  ['Litro', 'l'],
  ['Metro', 'm'],
  ['Metros cuadrados', 'm²'],
  ['Libra', 'lb'],
  // A box, a bottle, a tin of paint: these are counted.
  ['Unidad', undefined],
  ['Caja', undefined],
  ['Galón', undefined],
  ['Kilo y medio', undefined],
])('what is of %s is measured in %s', (measure, unit) => {
  expect(measuredUnit(measure)).toBe(unit);
});
