import { signedSale } from '@cuadra/shared/domain';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';

/** What proves when and by whom a sale was made (docs/decisions/0026). */
export interface Proof {
  device_id: string;
  counter: number;
  signature: string;
}

/** One for each company. */
const databases = new Map<string, DeviceDatabase>();

export function databaseOf(companyId: string): DeviceDatabase {
  const database = databases.get(companyId) ?? openDeviceDatabase(companyId);
  databases.set(companyId, database);
  return database;
}

/** The device's number for a sale that is charged now. @throws where the device stores nothing, or cannot sign */
export async function numberSale(companyId: string): Promise<number> {
  // Over plain HTTP from another machine a browser signs nothing.
  if (!globalThis.crypto?.subtle) throw new Error('no WebCrypto');
  return databaseOf(companyId).next();
}

/**
 * Signs a sale as it is sent.
 *
 * @param counter the number that it got when it was charged
 * @throws where the device cannot sign
 */
export async function proveSale(companyId: string, sale: object, counter: number): Promise<Proof> {
  const { id, keys } = await databaseOf(companyId).key();
  const proof = { device_id: id, counter };
  return { ...proof, signature: await sign(keys, signedSale({ ...sale, proof })) };
}

/** @returns r and s, in base64url */
export async function sign(keys: CryptoKeyPair, text: string): Promise<string> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return toBase64Url(await crypto.subtle.sign(algorithm, keys.privateKey, new TextEncoder().encode(text)));
}

export function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
