import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import {
  closingEntries,
  countFormSchema,
  countsToSend,
  differenceOf,
  entryError,
  judge,
  openingEntries,
  withCounts,
} from './count.ts';
import { denominationsOf, sumOf, withCount } from './denominations.ts';
import { sampleSession } from './testing/sample-session.ts';

const method = (id: string, currency: string, is_cash: boolean): PaymentMethod => ({
  ...{ id, name: id, currency, is_cash, description: '', kind: is_cash ? 'cash' : 'other' },
  needs_reference: false,
  is_hidden: false,
  bank: null,
  version: 1,
});
const METHODS = [method('bs', 'VES', true), method('usd', 'USD', true), method('pago-movil', 'VES', false)];

function entry(session: CashSession, id: string, amount: string | null) {
  const entries = withCounts(closingEntries(session, METHODS), { [id]: { amount, denominations: null } });
  const found = entries.find(({ payment_method_id }) => payment_method_id === id);
  if (!found) throw new Error(id);
  return found;
}

test('a session opens with cash, of each currency', () => {
  expect(openingEntries(METHODS).map(({ payment_method_id }) => payment_method_id)).toEqual(['bs', 'usd']);
});

test('cash that the company has hidden is not asked for, and is counted at the end where there is any of it', () => {
  const methods = METHODS.map((one) => (one.id === 'usd' ? { ...one, is_hidden: true } : one));
  const idsOf = (entries: { payment_method_id: string }[]) =>
    entries.map(({ payment_method_id }) => payment_method_id);
  expect(idsOf(openingEntries(methods))).toEqual(['bs']);
  const none = sampleSession({ counts: [{ id: 'bs', opening: '100.00' }] });
  expect(idsOf(closingEntries(none, methods))).toEqual(['bs']);
  const some = sampleSession({ counts: [{ id: 'usd', opening: '5.00' }] });
  expect(idsOf(closingEntries(some, methods))).toEqual(['usd', 'bs']);
});

test('at the end all is counted that has figures, and cash that nobody knows of', () => {
  const session = sampleSession({
    counts: [
      { id: 'pago-movil', received: '50.00' },
      { id: 'bs', opening: '100.00' },
    ],
  });
  expect(
    closingEntries(session, METHODS).map(({ payment_method_id, expected }) => [payment_method_id, expected]),
  ).toEqual([
    ['pago-movil', '50.00'],
    ['bs', '100.00'],
    ['usd', '0.00'],
  ]);
});

test('what is missing and what is too much, to the cent', () => {
  const session = sampleSession({ counts: [{ id: 'bs', opening: '100.10' }] });
  expect(differenceOf(entry(session, 'bs', ''))).toBeUndefined();
  expect(differenceOf(entry(session, 'bs', '100.05'))).toBe('-0.05');
  expect(['-0.05', '0.00', '0.01'].map(judge)).toEqual(['short', 'exact', 'over']);
});

test('what should be there must be counted; what should not, need not', () => {
  const session = sampleSession({ counts: [{ id: 'bs', opening: '100.00' }] });
  expect(entryError(entry(session, 'bs', ''))).toMatch(/^Cuenta lo que hay/);
  expect(entryError(entry(session, 'bs', null))).toMatch(/^Escribe un número/);
  expect(entryError(entry(session, 'bs', '0'))).toBeUndefined();
  expect(entryError(entry(session, 'usd', ''))).toBeUndefined();
});

test('notes come to an amount, and only those that there are go out with it', () => {
  const counted = withCount(withCount(withCount({}, '20', 3), '0.5', 3), '100', 0);
  expect(counted).toEqual({ '20': 3, '0.5': 3 });
  expect(sumOf(counted)).toBe('61.50');
  const session = sampleSession({ counts: [{ id: 'bs', opening: '61.50' }] });
  const entries = withCounts(closingEntries(session, METHODS), {
    bs: { amount: sumOf(counted), denominations: counted },
  });
  expect(countsToSend(entries)).toEqual([
    { payment_method_id: 'bs', amount: '61.50', denominations: { '20': 3, '0.5': 3 } },
  ]);
});

test('each note is one that the API can keep, the largest first', () => {
  for (const currency of ['VES', 'USD', 'EUR', 'COP', 'DOP', 'MXN']) {
    const notes = denominationsOf(currency);
    expect(notes.length).toBeGreaterThan(4);
    for (const note of notes) expect(note).toMatch(/^\d{1,9}(\.\d{1,2})?$/);
    expect([...notes].sort((a, b) => Number(b) - Number(a))).toEqual(notes);
  }
  expect(denominationsOf('XAU')).toEqual([]);
});

test('a count is done once all that should be there was counted', () => {
  const schema = countFormSchema(
    closingEntries(sampleSession({ counts: [{ id: 'bs', opening: '100.00' }] }), METHODS),
  );
  expect(schema.safeParse({ counts: {}, notes: '' }).success).toBe(false);
  const counts = { bs: { amount: '99.00', denominations: null } };
  expect(schema.parse({ counts, notes: ' Faltó uno ' })).toEqual({ counts, notes: 'Faltó uno' });
});

test('counted blind, nothing says what should be there, and what has moved has to be counted', () => {
  const session = sampleSession({ counts: [{ id: 'pago-movil', is_cash: false, received: '500.00' }] });
  const [first] = closingEntries(session, [], true);
  expect(first).toMatchObject({ expected: null, must_count: true });
  expect(first && differenceOf({ ...first, amount: '1.00' })).toBeUndefined();
  expect(first && entryError(first)).toMatch(/^Cuenta lo que hay/);
  // Told by the server alone, which keeps the figures back.
  const { counts, ...told } = session;
  const names = counts.map(({ payment_method_id, name, currency, is_cash }) => ({
    ...{ payment_method_id, name, currency, is_cash },
  }));
  expect(closingEntries({ ...told, counts: [], to_count: names }, [])).toEqual([first]);
});

test('notes that were begun and not counted leave the amount that was typed', () => {
  const entry = { payment_method_id: 'a', name: 'a', currency: 'USD', is_cash: true, expected: null };
  expect(countsToSend([{ ...entry, amount: '50.00', denominations: {} }])).toEqual([
    { payment_method_id: 'a', amount: '50.00' },
  ]);
});
