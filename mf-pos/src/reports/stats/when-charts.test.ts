import { hourPoints, weekdayPoints } from './when-charts.ts';

const pair = { main: 'VES', alternative: 'USD' };
const tally = { tickets: 2, total: '860.18', total_alternative: '1.00' };

test('a week has seven days, Monday first, whichever of them had sales', () => {
  const points = weekdayPoints([{ weekday: 3, ...tally }], pair);
  expect(points.map(({ name }) => name)).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
  expect(points[2]?.amounts[0]).toMatchObject({ amount: '1.00', other: { amount: '860.18' } });
  expect(points[0]?.amounts[0]).toMatchObject({ amount: '0.00' });
});

test('hours go from the first to the last one with sales', () => {
  const points = hourPoints(
    [
      { hour: 10, ...tally },
      { hour: 13, ...tally },
    ],
    pair,
  );
  expect(points.map(({ label }) => label)).toEqual(['10 a. m.', '11 a. m.', '12 p. m.', '1 p. m.']);
  expect(points[1]?.amounts[0]).toMatchObject({ amount: '0.00' });
  expect(hourPoints([], pair)).toEqual([]);
});
