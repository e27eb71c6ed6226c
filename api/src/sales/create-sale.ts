import type { SaleDraft, Ticket } from '@cuadra/shared/contract';
import { companyDay, exact, type Grants, NO_DISCOUNT_LIMIT, newId } from '@cuadra/shared/domain';
import type { CompanySession } from '../access/admit.ts';
import { type CompanyTransaction, type Database, databaseError, REFUSED } from '../database/connect.ts';
import { type EarlierRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { outdatePeriods } from '../figures/figure-periods.ts';
import { findDiscountLimit } from '../roles/discount-limit.ts';
import { grantsOfUser } from '../roles/grants-of-user.ts';
import { deliverOrder } from '../store/deliver-order.ts';
import type { MakeRoom } from '../store/yield-to-sale.ts';
import { believe } from './believed-sale.ts';
import { checkSale } from './check-sale.ts';
import { findTicket } from './find-ticket.ts';
import { lateReasons } from './late-reasons.ts';
import { readSaleFacts } from './sale-facts.ts';
import { ticketOf } from './ticket-of.ts';
import { writeLate, writeSale } from './write-sale.ts';

/** Two that come side by side with one id, or with one number of a device: the later one finds the other, run again. */
const UNIQUE = ['sales_pkey', 'late_sales_counter'] as const;

/**
 * Sells, once however often the same id is sent (docs/contract.md#idempotency).
 *
 * @param sent the body as it came, which a late sale's signature is of
 * @param options.onSold told of a sale that was made, and not of one that had been made before
 * @param options.makeRoom done first in its transaction
 * @throws ApiError 409 ERROR_CONFLICT for an id used with another body; what believe and checkSale throw
 */
export async function createSale(
  db: Database,
  session: CompanySession,
  draft: SaleDraft,
  sent: object,
  { onSold, makeRoom }: { onSold?: () => void; makeRoom?: MakeRoom | undefined } = {},
): Promise<Ticket> {
  const id = draft.id ?? newId();
  const named = sellerOf(draft, session);
  const requestHash = hashOf(draft);
  let isNew = false;
  try {
    const ticket = await withCompanyOnce(db, session.companyId, UNIQUE, async (trx, andCommit) => {
      isNew = false;
      await makeRoom?.(trx);
      const { agreed, isOver } = await deliverOrder(trx, id, draft);
      const soldAt = draft.sold_at;
      const told = soldAt ? await believe(trx, session, { id, sellerId: named, draft, sent, soldAt }) : null;
      const of = { id, sellerId: named, senderId: session.userId, draft, at: told?.at ?? null };
      const known = { ...(await readSaleFacts(trx, of)), agreed, isOrderOver: isOver };
      // Who has left has no cash session any more, and none of the sender's either.
      const believed = told && known.hasLeft ? { ...told, isOfSeller: false } : told;
      const sellerId = known.hasLeft ? session.userId : named;
      const discountLimit = draft.lines.some(({ discount }) => exact(discount).gt(0))
        ? await findDiscountLimit(trx, session.companyId, sellerId)
        : NO_DISCOUNT_LIMIT;
      const facts = { ...known, discountLimit };
      if (isRepeated(earlierRequest(facts.earlierHash), requestHash)) {
        return orNotFound(await findTicket(trx, id));
      }
      // An inspector.
      if (!facts.seller) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
      const checked = checkSale(draft, facts, session.grants);
      const late = believed && {
        believed,
        reasons: lateReasons(draft, facts, believed, await grantsOf(trx, session, sellerId)),
      };
      const sale = {
        id,
        companyId: session.companyId,
        sellerId,
        senderId: session.userId,
        requestHash,
        lineIds: draft.lines.map(() => newId()),
        draft,
        late,
        facts,
        checked,
      };
      const written = await (late ? writeSale(trx, sale) : andCommit(writeSale(trx, sale)));
      if (late) {
        await writeLate(trx, sale, late);
        // A day that may be summed up: it is the only one that changes a day that is over.
        await outdatePeriods(trx, companyDay(written.created_at));
      }
      isNew = true;
      return ticketOf(sale, written);
    });
    if (isNew) onSold?.();
    return ticket;
  } catch (error) {
    // Others kept taking the stock between reading and writing.
    throw databaseError(error)?.code === REFUSED ? new ApiError('ERROR_STOCK') : error;
  }
}

/** When and by whom a sale was made is told once it is known to be late: it does not make another sale of it. */
function hashOf({ sold_at: _, seller_id: __, proof: ___, ...what }: SaleDraft): Buffer {
  return hashRequest(what);
}

/** @throws ApiError 400 for a sale in the name of another that is made at this moment */
function sellerOf({ sold_at, seller_id }: SaleDraft, session: CompanySession): string {
  if (seller_id !== undefined && sold_at === undefined) {
    throw new ApiError('ERROR_VALIDATION', { fields: { seller_id: 'not-without-sold-at' } });
  }
  return seller_id ?? session.userId;
}

/** Those of a seller whose sale somebody else sends are not the session's. */
async function grantsOf(trx: CompanyTransaction, session: CompanySession, sellerId: string): Promise<Grants> {
  if (sellerId === session.userId) return session.grants;
  return await grantsOfUser(trx, session.companyId, sellerId);
}

function earlierRequest(hash: string | null): EarlierRequest | undefined {
  return hash === null ? undefined : { request_hash: Buffer.from(hash, 'hex') };
}
