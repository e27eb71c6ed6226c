import { searchable } from '@cuadra/shared/domain';
import { readStored, writeStored } from '@cuadra/shared/state';
import { clientIdentification, type SaleClient, toSaleClient } from './sale-client.ts';

/** Clients that a device remembers: those that were looked for last. More would be a list of customers to be carried off. */
export const MOST_KNOWN = 300;

const keyOf = (companyId: string) => `cuadra.known-clients.${companyId}`;

/**
 * Remembers clients that were found, so that they are found without a connection.
 *
 * @param insteadOf id of one who turned out to be one of them
 */
export function rememberClients(companyId: string, found: readonly SaleClient[], insteadOf?: string): void {
  if (found.length === 0) return;
  const ids = new Set([...found.map(({ id }) => id), insteadOf]);
  const before = readKnown(companyId);
  const others = before.filter(({ id }) => !ids.has(id));
  const text = JSON.stringify([...found.map(toSaleClient), ...others].slice(0, MOST_KNOWN));
  if (text !== JSON.stringify(before)) writeStored(keyOf(companyId), text);
}

/** Those of them that have every word in name or identification, the last found first. */
export function searchKnown(companyId: string, typed: string, limit: number): SaleClient[] {
  const words = searchable(typed).split(' ').filter(Boolean);
  const fits = (client: SaleClient) => {
    const text = searchable(
      [client.name, client.identification, clientIdentification(client)].filter(Boolean).join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  return readKnown(companyId).filter(fits).slice(0, limit);
}

function readKnown(companyId: string): SaleClient[] {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(companyId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isClient) : [];
  } catch {
    return [];
  }
}

function isClient(value: unknown): value is SaleClient {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    typeof value.name === 'string' &&
    'balances' in value &&
    Array.isArray(value.balances)
  );
}
