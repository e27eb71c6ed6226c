import { holdSchema, hoursText } from './hold-values.ts';

test('days that follow each other are told from the first to the last', () => {
  const hours = { opens: '08:00', closes: '18:00' };
  expect(hoursText({ ...hours, days: [1, 2, 3, 4, 5, 6] })).toBe('lunes a sábado, de 08:00 a 18:00');
  expect(hoursText({ ...hours, days: [6, 1] })).toBe('lunes, sábado, de 08:00 a 18:00');
});

test('hours need a company, a day, and an end that is not their beginning', () => {
  const good = { company: { value: 'a', label: 'A' }, days: ['1'], opens: '08:00', closes: '18:00' };
  expect(holdSchema.safeParse(good).success).toBe(true);
  for (const change of [{ company: null }, { days: [] }, { closes: '08:00' }, { opens: '8' }])
    expect(holdSchema.safeParse({ ...good, ...change }).success).toBe(false);
});
