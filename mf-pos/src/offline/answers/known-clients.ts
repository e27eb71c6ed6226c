import { contactIdentification, isRecord, searchable } from '@cuadra/shared/domain';
import { listOf, storedJson } from '@cuadra/shared/state';
import { type SaleClient, toSaleClient } from '../../sale/sale-client.ts';

/** Clients that a device remembers: those that were looked for last. More would be a list of customers to be carried off. */
export const MOST_KNOWN = 300;

const stored = (companyId: string) => storedJson(`cuadra.known-clients.${companyId}`, listOf(isClient));

/**
 * Remembers clients that were found, so that they are found without a connection, and when what they owe was told.
 *
 * @param found as the API answered them just now; one with `read_at` was told then
 * @param insteadOf id of one who turned out to be one of them
 */
export function rememberClients(companyId: string, found: readonly SaleClient[], insteadOf?: string): void {
  if (found.length === 0) return;
  const read_at = new Date().toISOString();
  const ids = new Set([...found.map(({ id }) => id), insteadOf]);
  const before = stored(companyId).read() ?? [];
  const others = before.filter(({ id }) => !ids.has(id));
  const next = [...found.map((client) => toSaleClient({ read_at, ...client })), ...others].slice(
    0,
    MOST_KNOWN,
  );
  if (JSON.stringify(next) !== JSON.stringify(before)) stored(companyId).write(next);
}

/** Those of them that have every word in name or identification, the last found first. */
export function searchKnown(companyId: string, typed: string, limit: number): SaleClient[] {
  const words = searchable(typed).split(' ').filter(Boolean);
  const fits = (client: SaleClient) => {
    const text = searchable(
      [client.name, client.identification, contactIdentification(client)].filter(Boolean).join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  return (stored(companyId).read() ?? []).filter(fits).slice(0, limit);
}

function isClient(value: unknown): value is SaleClient {
  return isRecord(value) && 'id' in value && typeof value.name === 'string' && Array.isArray(value.balances);
}
