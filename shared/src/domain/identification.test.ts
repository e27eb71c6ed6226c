import {
  hasRifCheckDigit,
  IDENTIFICATION_TYPES,
  type IdentificationType,
  identificationDoubt,
  isIdentification,
} from './identification.ts';
import { formatIdentification, identificationDigits } from './identification-text.ts';

/** RIFs of public institutions, each as it is published. */
const REAL_RIFS: readonly [IdentificationType, string, string][] = [
  ['J', '07013380-5', 'Banesco'],
  ['J', '00002961-0', 'Mercantil'],
  ['J', '00002967-9', 'Provincial'],
  ['G', '20009997-6', 'Banco de Venezuela'],
  ['J', '00002970-9', 'Venezolano de Crédito'],
  ['J', '00002949-0', 'Bancaribe'],
  ['J', '00002950-4', 'Exterior'],
  ['G', '20000041-4', 'Universidad de Carabobo'],
  ['V', '11470283-4', 'a person'],
];

test.each(REAL_RIFS)('%s-%s (%s) has the check digit it should', (type, number) => {
  expect(isIdentification(type, number)).toBe(true);
  expect(hasRifCheckDigit(type, number)).toBe(true);
});

test.each(REAL_RIFS)('%s-%s (%s) is written back as it is published', (type, number) => {
  expect(formatIdentification(type, identificationDigits(number))).toBe(`${type}-${number}`);
});

test.each(REAL_RIFS)('no other digit checks %s-%s (%s)', (type, number) => {
  const digits = identificationDigits(number);
  const fitting = [...'0123456789'].filter((digit) => hasRifCheckDigit(type, digits.slice(0, 8) + digit));
  expect(fitting).toEqual([digits.slice(8)]);
});

test('V-11470283-3 has the wrong digit, and is still an identification: it is warned of and not refused', () => {
  expect(hasRifCheckDigit('V', '11470283-3')).toBe(false);
  expect(isIdentification('V', '11470283-3')).toBe(true);
});

test('a cédula and a letter without a value have no digit to check', () => {
  expect(hasRifCheckDigit('V', '14203118')).toBeUndefined();
  expect(hasRifCheckDigit('C', '123456789')).toBeUndefined();
});

test.each<[IdentificationType, string, boolean]>([
  ['V', '12345', true],
  ['V', '1234', false],
  ['E', '84.123.456', true],
  ['V', '14.203.118', true],
  ['J', '07013380', false],
  ['J', '0701338055', false],
  ['G', '20009997 6', true],
  ['P', '1234567', true],
  ['V', '14203I18', false],
  ['V', '', false],
  ['J', 'V070133805', false],
])('%s %s: %s', (type, number, valid) => {
  expect(isIdentification(type, number)).toBe(valid);
});

test('the types are the five of the RIF and the commune', () => {
  expect([...IDENTIFICATION_TYPES].sort()).toEqual(['C', 'E', 'G', 'J', 'P', 'V']);
});

test('a cédula is written without a check digit', () => {
  expect(formatIdentification('V', '14203118')).toBe('V-14203118');
});

test('the last digit of a RIF is doubted, never refused', () => {
  expect(identificationDoubt('V', '11470283-3')).toMatch(/último número/);
  expect(identificationDoubt('V', '11470283-4')).toBeUndefined();
  expect(identificationDoubt('V', '14203118')).toBeUndefined();
  expect(identificationDoubt('V', '12')).toBeUndefined();
});
