import { createHash } from 'node:crypto';
import type { SaleDraft, Ticket } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import {
  type Database,
  DEADLOCK_DETECTED,
  databaseError,
  REFUSED,
  UNIQUE_VIOLATION,
  withCompany,
} from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';
import type { CompanySession } from '../session/admit.ts';
import { deliverOrder } from '../store/deliver-order.ts';
import { checkSale } from './check-sale.ts';
import { findTicket } from './find-ticket.ts';
import { readSaleFacts } from './sale-facts.ts';
import { ticketOf } from './ticket-of.ts';
import { writeSale } from './write-sale.ts';

/** A lost race is run again: by then the other one has finished. */
const TRIES = 3;

/**
 * Sells, once however often the same id is sent (contract.md, Conventions).
 *
 * @param onSold told of a sale that was made, and not of one that had been made before
 * @throws ApiError 409 ERROR_CONFLICT for an id used with another body; what checkSale throws
 */
export async function createSale(
  db: Database,
  session: CompanySession,
  draft: SaleDraft,
  onSold: () => void = () => undefined,
): Promise<Ticket> {
  const id = draft.id ?? newId();
  const requestHash = createHash('sha256').update(JSON.stringify(draft)).digest();
  for (let attempt = 1; ; attempt++) {
    try {
      let isNew = false;
      const ticket = await withCompany(db, session.companyId, async (trx, andCommit) => {
        const agreed = await deliverOrder(trx, id, draft);
        const facts = { ...(await readSaleFacts(trx, { id, sellerId: session.userId, draft })), agreed };
        if (facts.earlierHash !== null) {
          if (facts.earlierHash !== requestHash.toString('hex')) {
            throw new ApiError('ERROR_CONFLICT', { fields: { id: 'already-used' } });
          }
          return earlierTicket(await findTicket(trx, id));
        }
        if (!facts.seller) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
        const checked = checkSale(draft, facts, session.grants);
        const sale = {
          id,
          companyId: session.companyId,
          sellerId: session.userId,
          requestHash,
          lineIds: draft.lines.map(() => newId()),
          draft,
          facts,
          checked,
        };
        const written = await andCommit(writeSale(trx, sale));
        isNew = true;
        return ticketOf(sale, written);
      });
      if (isNew) onSold();
      return ticket;
    } catch (error) {
      if (attempt >= TRIES || !isLostRace(error))
        throw isStockRace(error) ? new ApiError('ERROR_STOCK') : error;
    }
  }
}

/** Somebody took the stock between reading and writing: the next try reads what is left and says so. */
function isStockRace(error: unknown): boolean {
  return databaseError(error)?.code === REFUSED;
}

function isLostRace(error: unknown): boolean {
  const known = databaseError(error);
  return (
    isStockRace(error) ||
    known?.code === DEADLOCK_DETECTED ||
    // The same sale sent twice at once: the second try finds the first one's ticket.
    (known?.code === UNIQUE_VIOLATION && known.constraint === 'sales_pkey')
  );
}

function earlierTicket(ticket: Ticket | undefined): Ticket {
  if (!ticket) throw new ApiError('ERROR_NOT_FOUND');
  return ticket;
}
