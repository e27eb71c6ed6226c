import { priceText, standingOf } from './standing.ts';

const trial = { freeSubscription: true, isExpired: false, remaining_days: 12, balance: '0.00' };
const UNTIL = '3 de diciembre';

test('a trial says how many days are free, and that paying early loses none of them', () => {
  expect(standingOf(trial, UNTIL)).toEqual({
    title: '12 días gratis',
    text: 'Tu prueba llega hasta el 3 de diciembre. Lo que pagues antes se suma después.',
    tone: 'ok',
  });
  expect(standingOf({ ...trial, remaining_days: 1 }, UNTIL)).toMatchObject({
    title: '1 día gratis',
    tone: 'low',
  });
});

test('a paid one says how far the balance goes', () => {
  const paid = { ...trial, freeSubscription: false, balance: '6.00', remaining_days: 30 };
  expect(standingOf(paid, UNTIL)).toEqual({
    title: '30 días restantes',
    text: 'Tu saldo te alcanza hasta el 3 de diciembre.',
    tone: 'ok',
  });
  expect(standingOf({ ...paid, balance: '0.00', remaining_days: 1 }, UNTIL)).toEqual({
    title: '1 día restante',
    text: 'Tienes servicio hasta el 3 de diciembre. Recarga antes para no parar.',
    tone: 'low',
  });
});

test('one that is over says so', () => {
  expect(standingOf({ ...trial, isExpired: true, remaining_days: 0 }, UNTIL)).toMatchObject({
    title: 'Tu prueba terminó',
    tone: 'over',
  });
  const ended = { ...trial, freeSubscription: false, isExpired: true, remaining_days: 0 };
  expect(standingOf(ended, UNTIL).title).toBe('Tu suscripción venció');
});

test('a price says for how long', () => {
  expect(priceText({ price: '6.00', billing_type: 'monthly' })).toBe('$\u00a06,00 al mes');
  expect(priceText({ price: '60.00', billing_type: 'yearly' })).toBe('$\u00a060,00 al año');
});
