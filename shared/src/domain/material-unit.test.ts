import { countingUnits, inOwnMeasure, isUnitOf } from './material-unit.ts';

const sack = { name: 'Saco', factor: '45' };
const namesOf = (measure: string | null) => countingUnits(measure, []).map(({ name }) => name);

test('what converts by itself is known by the names under which a measure goes', () => {
  expect(namesOf('Kilogramo')).toEqual(['g', 'tonelada']);
  expect(namesOf('kilos')).toEqual(['g', 'tonelada']);
  expect(namesOf('Kg.')).toEqual(['g', 'tonelada']);
  expect(namesOf('GRAMO')).toEqual(['kg']);
  expect(namesOf('Litros')).toEqual(['ml']);
  expect(namesOf('Mililitro')).toEqual(['l']);
  expect(namesOf('Unidades')).toEqual(['docena']);
  expect(namesOf('Caja')).toEqual([]);
  expect(namesOf(null)).toEqual([]);
});

test('its own units come after them, and take the place of one of the same name', () => {
  expect(countingUnits('Kilogramo', [sack]).at(-1)).toEqual(sack);
  expect(countingUnits('Unidad', [{ name: 'Docena', factor: '13' }])).toEqual([
    { name: 'Docena', factor: '13' },
  ]);
});

test('a saco of 45 is not one of 50', () => {
  expect(isUnitOf({ name: 'Saco', factor: '45.000' }, [sack])).toBe(true);
  expect(isUnitOf({ name: 'Saco', factor: '50' }, [sack])).toBe(false);
});

test('a quantity is kept in the own measure, at its three decimals', () => {
  expect(inOwnMeasure('2.5', sack)).toBe('112.5');
  expect(inOwnMeasure('250', { name: 'g', factor: '0.001' })).toBe('0.25');
  expect(inOwnMeasure('0.4', { name: 'g', factor: '0.001' })).toBe('0');
  expect(inOwnMeasure('3', null)).toBe('3');
});
