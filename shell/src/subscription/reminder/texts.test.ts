import type { SessionState } from '@cuadra/shared/contract';
import { originName, plainDay, shortWhen, supportLink } from '@cuadra/shared/domain';
import { dayAndMonth, lastDay, lastDayAndMonth } from '../../ui/dates.ts';
import { daysLeftText, shareLeft } from './days-left.ts';
import { alertOf, endText } from './subscription-alert.ts';

test("a company's day is the day in Caracas", () => {
  const now = new Date('2026-11-21T02:00:00Z');
  expect(shortWhen('2026-11-20T13:05:00Z', now)).toBe('hoy, 9:05 a. m.');
  expect(shortWhen('2026-11-20T03:59:00Z', now)).toBe('19/11/2026');
});

test('days that are left, with the tooltips of spec §1', () => {
  expect(daysLeftText({ freeSubscription: true, remaining_days: 12 })).toEqual({
    title: '12 días gratis',
    hint: 'Disfruta de estos 12 día(s) gratis',
  });
  expect(daysLeftText({ freeSubscription: false, remaining_days: 1 })).toEqual({
    title: '1 día restante',
    hint: 'Te quedan estos días para usar',
  });
});

test('the year is said when it is another one', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  expect(dayAndMonth('2026-12-02T12:00:00Z', now)).toBe('2 de diciembre');
  expect(dayAndMonth('2027-01-03T12:00:00Z', now)).toBe('3 de enero de 2027');
});

test('how much of a term is left', () => {
  const trial = { freeSubscription: true, billing_type: 'monthly' } as const;
  expect(shareLeft({ ...trial, remaining_days: 12 })).toBe(0.8);
  expect(shareLeft({ ...trial, remaining_days: 40 })).toBe(1);
  expect(shareLeft({ freeSubscription: false, billing_type: 'monthly', remaining_days: 15 })).toBe(0.5);
  expect(shareLeft({ freeSubscription: false, billing_type: 'yearly', remaining_days: 0 })).toBe(0);
});

test('the chat opens with a greeting, at the number of the installation where there is one', () => {
  expect(supportLink(null)).toMatch(/^https:\/\/wa\.me\/\?text=Hola/);
  expect(supportLink('584141234567')).toMatch(/^https:\/\/wa\.me\/584141234567\?text=Hola/);
});

test('a rate says where it comes from', () => {
  expect(originName('manual')).toBe('Manual');
  expect(originName('demo')).toBe('Demostración');
  expect(originName('dolarapi:oficial')).toBe('BCV');
  expect(originName('open.er-api.com')).toBe('open.er-api.com');
});

test('what ends as a day begins lasts through the day before', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(lastDay('2026-12-03T04:00:00.000Z')).toBe('2 de diciembre de 2026');
  expect(lastDayAndMonth('2026-12-03T04:00:00.000Z', now)).toBe('2 de diciembre');
  expect(plainDay('2026-12-03')).toBe('03/12/2026');
});

test('the alert is what the API would say, and reads as a person counts', () => {
  const company = { id: '01990000-0000-7000-8000-000000000001' } as SessionState['company'];
  const left = (remaining_days: number) => ({ remaining_days }) as SessionState['subscription'];
  expect(alertOf({ company, subscription: left(4) }).items).toEqual([]);
  expect(alertOf({ company, subscription: left(3) }).items).toMatchObject([
    { type: 'warning', remainingDays: 3 },
  ]);
  expect(alertOf({ company: null, subscription: null }).items).toEqual([]);
  expect(endText(3, true)).toBe('Tu prueba gratis termina en 3 días, contando hoy.');
  expect(endText(1, false)).toBe('La suscripción vence hoy.');
  expect(endText(0, false)).toBe('La suscripción venció.');
});
