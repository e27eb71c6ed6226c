import { firstDue, type ReminderFacts, reminderText, unknownReminderFields } from './reminder.ts';

const facts: ReminderFacts = {
  client: 'Carmen Díaz',
  shop: 'Inversiones La Esquina, C.A.',
  owed: { main: '1075.23', alternative: '1.25' },
  main: 'VES',
  alternative: 'USD',
  dueOn: '2026-11-12',
  today: '2026-11-20',
  paymentData: 'Pago Móvil 0102, V-14203118, 0414-1234567',
};

test('the suggested message names who, how much in both, when and how to pay', () => {
  expect(reminderText('', facts)).toBe(
    [
      'Hola, Carmen Díaz. Te escribimos de Inversiones La Esquina, C.A.',
      'Tienes pendiente $\u00a01,25 (Bs.\u00a01.075,23 a la tasa de hoy).',
      'Venció el 12/11/2026.',
      'Puedes pagar así: Pago Móvil 0102, V-14203118, 0414-1234567',
      '¡Gracias!',
    ].join('\n'),
  );
});

test('a line of what is not there falls away', () => {
  expect(reminderText('', { ...facts, dueOn: null, paymentData: ' ' }).split('\n')).toEqual([
    'Hola, Carmen Díaz. Te escribimos de Inversiones La Esquina, C.A.',
    'Tienes pendiente $\u00a01,25 (Bs.\u00a01.075,23 a la tasa de hoy).',
    '¡Gracias!',
  ]);
});

test('a shop’s own words, with one currency, due today and later', () => {
  const one = { ...facts, main: 'USD', owed: { main: '1.25', alternative: '1.25' } };
  expect(reminderText('{nombre}: {monto}. {vencimiento}', { ...one, dueOn: '2026-11-20' })).toBe(
    'Carmen Díaz: $\u00a01,25. Vence hoy',
  );
  expect(reminderText('{vencimiento}', { ...one, dueOn: '2026-12-01' })).toBe('Vence el 01/12/2026');
});

test('what a name has between braces, or a currency’s sign, is no field', () => {
  expect(reminderText('{nombre}', { ...facts, client: '{monto} $& $1' })).toBe('{monto} $& $1');
});

test('a field that is none is found, and stays as it is written', () => {
  expect(unknownReminderFields('{nombre} {monnto} {toString} {}')).toEqual(['monnto', 'toString', '']);
  expect(reminderText('{monnto}', facts)).toBe('{monnto}');
});

test('the first of the days on which something is due', () => {
  expect(firstDue([{ due_on: null }, { due_on: '2026-12-01' }, { due_on: '2026-11-30' }])).toBe('2026-11-30');
  expect(firstDue([{ due_on: null }])).toBeNull();
});
