import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { OrderDraft } from '@cuadra/shared/contract';
import { exact, phoneKey, sum } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** Orders of one phone that wait for the shop at a time. */
export const MAX_OPEN_OF_PHONE = 3;
/** Orders that one phone makes in an hour. */
export const MAX_OF_PHONE = 6;
/** Orders that come from one address in an hour; many buyers of one mobile operator share one. */
export const MAX_OF_ADDRESS = 30;
/**
 * Orders in an hour from which on a store is crowded: no shop has as many buyers. Somebody is filling it up, and only an
 * address and a phone that have not ordered in that hour still order, so that it stays open for the others.
 */
export const CROWDED = 300;
/** Orders that one store takes in an hour, whoever they come from: a bound on the server's work. */
export const MAX_ORDERS_AN_HOUR = 3000;

/** Who an order comes from, as far as somebody without a session can be told from others. */
export interface Orderer {
  phoneKey: string;
  origin: Buffer;
}

/** @param address of the request; of IPv6 the network, which one subscriber has whole */
export function ordererOf(companyId: string, { phone }: OrderDraft, address: string): Orderer {
  return {
    phoneKey: phoneKey(phone),
    origin: createHash('sha256')
      .update(`${companyId} ${networkOf(address)}`)
      .digest(),
  };
}

/** What of an address is one subscriber's. */
export function networkOf(address: string): string {
  return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;
}

interface Counts {
  all: number;
  ofPhone: number;
  openOfPhone: number;
  ofAddress: number;
}

/** @throws ApiError 429 for one phone, address or store too many */
export async function checkOrderer(
  trx: CompanyTransaction,
  companyId: string,
  { phoneKey, origin }: Orderer,
): Promise<void> {
  await sql`update store_orders set origin = null
    where company_id = ${companyId} and origin is not null and created_at < now() - interval '1 day'`.execute(
    trx,
  );
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from store_orders
        where company_id = ${companyId} and created_at > now() - interval '1 hour') as all,
      (select count(*)::int from store_orders
        where company_id = ${companyId} and phone_key = ${phoneKey} and created_at > now() - interval '1 hour')
        as "ofPhone",
      (select count(*)::int from store_orders
        where company_id = ${companyId} and phone_key = ${phoneKey} and status = 'pending' and expires_at > now())
        as "openOfPhone",
      (select count(*)::int from store_orders
        where company_id = ${companyId} and origin = ${origin} and created_at > now() - interval '1 hour')
        as "ofAddress"`.execute(trx);
  const counts = rows[0];
  if (!counts) throw new Error('a statement without its row');
  const isCrowded = counts.all >= CROWDED && (counts.ofPhone > 0 || counts.ofAddress > 0);
  const isTooMany =
    isCrowded ||
    counts.all >= MAX_ORDERS_AN_HOUR ||
    counts.ofPhone >= MAX_OF_PHONE ||
    counts.openOfPhone >= MAX_OPEN_OF_PHONE ||
    counts.ofAddress >= MAX_OF_ADDRESS;
  if (isTooMany) throw new ApiError('ERROR_TOO_MANY_REQUESTS');
}

/**
 * Several lines may ask for one product, so it is their sum that is bounded.
 *
 * @throws ApiError 400 with `lines.N.qty: too-many`, and the most in `details`
 */
export function checkQuantities({ lines }: OrderDraft, most: number): void {
  const fields: Record<string, string> = {};
  lines.forEach(({ product_id }, index) => {
    const wanted = sum(lines.filter((other) => other.product_id === product_id).map(({ qty }) => qty));
    if (exact(wanted).gt(most)) fields[`lines.${index}.qty`] = 'too-many';
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields, details: { most } });
}
