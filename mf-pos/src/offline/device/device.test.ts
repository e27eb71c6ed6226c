/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { createPublicKey, verify, webcrypto } from 'node:crypto';
import { signedSale } from '@cuadra/shared/domain';
import { numberSale, proveSale } from './device.ts';
import { openDeviceDatabase } from './device-database.ts';

// What a page has that came over HTTPS, and the test's document does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, writable: true, configurable: true });

let companies = 0;
let company: string;

beforeEach(() => {
  companies += 1;
  company = `company-${companies}`;
});

test('numbers rise by one in all windows of a device, and each is given out once', async () => {
  const windows = [openDeviceDatabase(company), openDeviceDatabase(company)];
  const numbers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => windows[at % 2]?.next()));
  expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await windows[0]?.counter()).toBe(6);
});

test('a device that was set back goes on where the API knows it was, and never back', async () => {
  const database = openDeviceDatabase(company);
  await database.raise(12);
  await database.raise(4);
  expect(await database.next()).toBe(13);
});

test('where a browser signs nothing a sale gets no number', async () => {
  const browser = jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
  await expect(numberSale(company)).rejects.toThrow('WebCrypto');
  browser.restore();
});

test('two windows have one key, which signs and cannot be taken along', async () => {
  const [one, other] = await Promise.all([
    openDeviceDatabase(company).key(),
    openDeviceDatabase(company).key(),
  ]);
  expect(other.id).toBe(one.id);
  expect(one.keys.privateKey.extractable).toBe(false);
});

test('a sale is signed whole, with its number', async () => {
  const sale = { id: '1', sold_at: '2026-11-22T10:00:00Z', description: 'ñ' };
  const proof = await proveSale(company, sale, 7);
  const { id, keys } = await openDeviceDatabase(company).key();
  expect([proof.device_id, proof.counter]).toEqual([id, 7]);
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', keys.publicKey));
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const signature = Buffer.from(proof.signature, 'base64url');
  const isGood = (of: object) =>
    verify('sha256', Buffer.from(signedSale(of)), { key, dsaEncoding: 'ieee-p1363' }, signature);
  expect(isGood({ ...sale, proof })).toBe(true);
  expect(isGood({ ...sale, sold_at: '2026-11-21T10:00:00Z', proof })).toBe(false);
});

test('a device that begins again is another one, and goes on counting', async () => {
  const database = openDeviceDatabase(company);
  const revoked = await database.key();
  await database.next();
  await database.renew();
  const made = await openDeviceDatabase(company).key();
  expect(made.id).not.toBe(revoked.id);
  expect(made.keys.publicKey).not.toBe(revoked.keys.publicKey);
  expect(await database.next()).toBe(2);
});
